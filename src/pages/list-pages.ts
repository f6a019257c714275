import type { Address, MakeAddress } from '../content/rules/address'
import { anchorsPath, type Cut, type Groups, pagePath, paginate } from '../content/rules/paging'

/** One page of a list. A short list has only one. */
export interface ListPage<Group> extends Cut<Group> {
  /** Counted from 1. */
  readonly number: number
  /** The number of pages of the list. */
  readonly of: number
  /** The number of items in the whole list. */
  readonly all: number
  readonly address: Address
  readonly previous: Address | undefined
  readonly next: Address | undefined
  /** The pages that this one links to by number: the first, the last, and those around it. */
  readonly links: readonly { readonly number: number; readonly address: Address }[]
  /** The file that lists what is on each page; undefined if there is only one. */
  readonly anchors: Address | undefined
}

/** Splits a list into pages. */
export function pagesOfList<Group>(
  list: { readonly groups: readonly Group[]; readonly address: Address; readonly pageSize: number },
  address: MakeAddress,
  groups: Groups<Group>,
): ListPage<Group>[] {
  const cuts = paginate(list.groups, list.pageSize, groups)
  const addresses = cuts.map((_, index) => address(pagePath(list.address.path, index + 1)))
  const all = cuts.at(-1)?.last ?? 0
  const anchors = cuts.length > 1 ? address(anchorsPath(list.address.path)) : undefined
  return cuts.map((cut, index) => ({
    ...cut,
    number: index + 1,
    of: cuts.length,
    all,
    address: addresses[index] ?? list.address,
    previous: addresses[index - 1],
    next: addresses[index + 1],
    links: addresses.flatMap((link, at) =>
      isLinked(at, index, addresses.length) ? [{ number: at + 1, address: link }] : [],
    ),
    anchors,
  }))
}

/** How many pages on each side a page links to by number. */
const reach = 2

function isLinked(at: number, own: number, of: number): boolean {
  return at === 0 || at === of - 1 || Math.abs(at - own) <= reach
}
