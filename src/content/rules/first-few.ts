import { formatNumber } from './format-number'

/**
 * The first names of a long list and how many others there are; all of a short one, and of one with a single other.
 *
 * @param few how many are named of a long list
 */
export function firstFew(names: readonly string[], few = 3): string {
  const rest = names.length - few
  return rest > 1 ? `${names.slice(0, few).join(', ')} and ${formatNumber(rest)} more` : names.join(', ')
}
