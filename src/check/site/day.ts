/** A day in milliseconds. */
export const day = 86_400_000

/** Whether a text is a day of the calendar, such as `2025-08-01`: engines take February 31 for March 3. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The latest day on which a text can have been changed: there are time zones where it is already tomorrow. */
export function latestDay(today: string): string {
  return new Date(Date.parse(today) + day).toISOString().slice(0, 10)
}
