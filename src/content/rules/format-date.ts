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
