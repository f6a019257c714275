const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats a calendar date: `August 1, 2025`. @param date written year-month-day */
export function formatDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return `${months[month - 1]} ${day}, ${year}`
}

/** The latest of some dates written `2025-08-01`: when a page made from them last changed. */
export function latest(first: string, others: Iterable<string>): string {
  let last = first
  for (const day of others) if (day > last) last = day
  return last
}
