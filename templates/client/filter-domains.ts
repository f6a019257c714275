import { find, findAll } from './find'

/** Shows the rows of the price list that hold every word of a query, hides groups without any, and counts the rows. */
export function filterDomains(query: string): number {
  const words = query.toLowerCase().split(/\s+/)
  const rows = findAll('[data-domain]')
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.domain?.includes(word))
  for (const group of findAll('[data-domain-group]')) group.hidden = !find('[data-domain]:not([hidden])', group)
  return rows.filter((row) => !row.hidden).length
}
