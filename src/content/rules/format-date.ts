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

/** Writes a calendar date in words: `August 1, 2025`. @param date written year-month-day */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`
}
