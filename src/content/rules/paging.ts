/** The path of one page of a list, from 1: the list itself, `/domains`, then `/domains/2` … */
export function pagePath(list: string, number: number): string {
  return number === 1 ? list : `${list}/${number}`
}

/** The number of the page that shows an item, by its index over the whole list (from 0). */
export function pageNumber(index: number, size: number): number {
  return Math.floor(index / size) + 1
}

/** The path of the list that a page belongs to; any other page belongs to itself. */
export function listPath(page: string): string {
  return page.replace(/\/\d+$/, '')
}

/** How groups of items are counted and cut. */
export interface Groups<Group> {
  readonly lengthOf: (group: Group) => number
  /** The part of a group from one of its items (from 0) up to another (not included). */
  readonly partOf: (group: Group, from: number, to: number) => Group
}

/** What one page of a list shows. */
export interface Cut<Group> {
  /** Groups without an item on this page are left out, unless the page is the only one. */
  readonly groups: readonly Group[]
  /** The first and the last item, counted from 1 over the whole list. */
  readonly first: number
  readonly last: number
}

/** Cuts a list of groups into pages of so many items; a list that fits on one page is left as it is. */
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
