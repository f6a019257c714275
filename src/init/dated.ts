/**
 * Puts today into a starter text, which stands in the year 2000: its first day becomes today, its last one the day a
 * year from now less a day, and the bare year this year.
 */
export function dated(text: string, today: Date): string {
  const year = today.getUTCFullYear()
  const end = new Date(Date.UTC(year + 1, today.getUTCMonth(), today.getUTCDate() - 1))
  return text
    .replaceAll('2000-01-01', day(today))
    .replaceAll('2000-12-31', day(end))
    .replaceAll(/\b2000\b/g, String(year))
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
