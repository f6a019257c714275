import { formatNumber } from './format-number'

/**
 * The first names of a long list and the number of the others; all names if at most one would be left out.
 *
 * @param few how many names of a long list to show
 */
export function firstFew(names: readonly string[], few = 3): string {
  const rest = names.length - few
  return rest > 1 ? `${names.slice(0, few).join(', ')} and ${formatNumber(rest)} more` : names.join(', ')
}
