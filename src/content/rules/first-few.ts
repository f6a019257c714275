import { formatNumber } from './format-number'

/** The first three names of a long list and how many others there are; all of a short one, and of one with a single other. */
export function firstFew(names: readonly string[]): string {
  const rest = names.length - 3
  return rest > 1 ? `${names.slice(0, 3).join(', ')} and ${formatNumber(rest)} more` : names.join(', ')
}
