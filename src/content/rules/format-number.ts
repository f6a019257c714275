/**
 * Writes a number with a comma between thousands: `12,345.6`. The platform does that, too, but takes a thirtieth of a small
 * build to make ready for it.
 *
 * @param decimals how many of them, at most three
 */
export function formatNumber(value: number, decimals = 0): string {
  return value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
