/** The path of a page of a list, counted from 1: the list itself, `/domains`, then `/domains/2` …; for `/`, `/2` … */
export function pagePath(list: string, number: number): string {
  return number === 1 ? list : `${list === '/' ? '' : list}/${number}`
}

/** The number of the page that shows an item, by its index in the whole list (from 0). */
export function pageNumber(index: number, size: number): number {
  return Math.floor(index / size) + 1
}

/** The path of the list that a page belongs to; for any other page, its own path. */
export function listPath(page: string): string {
  return page.replace(/(?<=.)\/\d+$/, '')
}

/** The path of the file that lists what is on which page of a list: `/domains-anchors.json`. */
export function anchorsPath(list: string): string {
  return `${list === '/' ? '/index' : list}-anchors.json`
}

/** How to count and slice groups of items. */
export interface Groups<Group> {
  readonly lengthOf: (group: Group) => number
  /** The items of a group from one index (from 0) up to, but not including, another. */
  readonly partOf: (group: Group, from: number, to: number) => Group
}

/** The content of one page of a list. */
export interface Cut<Group> {
  /** Without the groups that have no item on this page, unless it is the only page. */
  readonly groups: readonly Group[]
  /** The first and last item, counted from 1 over the whole list. */
  readonly first: number
  readonly last: number
}

/** Splits a list of groups into pages of a given size; a list that fits on one page is left unchanged. */
export function paginate<Group>(groups: readonly Group[], size: number, { lengthOf, partOf }: Groups<Group>) {
  const all = groups.reduce((sum, group) => sum + lengthOf(group), 0)
  if (all <= size) return [{ groups, first: Math.min(1, all), last: all }]
  return Array.from({ length: pageNumber(all - 1, size) }, (_, page): Cut<Group> => {
    const [start, end] = [page * size, Math.min((page + 1) * size, all)]
    let before = 0
    const parts = groups.flatMap((group) => {
      const [from, to] = [Math.max(start - before, 0), Math.min(end - before, lengthOf(group))]
      before += lengthOf(group)
      return from < to ? [partOf(group, from, to)] : []
    })
    return { groups: parts, first: start + 1, last: end }
  })
}

/** The number of a card by index (from 0): `01`, `02` …. */
export function cardNumber(index: number): string {
  return String(index + 1).padStart(2, '0')
}
