import type { Address, MakeAddress } from '../content/rules/address'
import { asciiTarget, splitTarget } from '../content/rules/outbound'
import type { RedirectsData } from '../content/schema/redirects'

/** An old path, and where its visitors are permanently redirected. */
export interface Redirect {
  readonly from: Address
  /** The final target, never another old path: an address of this site or another. */
  readonly to: Pick<Address, 'href' | 'url'>
}

/** Builds the redirects. Chains are resolved, so that visitors are redirected only once. */
export function buildRedirects(data: RedirectsData, address: MakeAddress): Redirect[] {
  const { href, url } = address('/')
  return Object.keys(data).map((from) => {
    const to = asciiTarget(endOf(from, data))
    const own = to.slice(1)
    return {
      from: address(from),
      to: to.startsWith('/') ? { href: href + own, url: url + own } : { href: to, url: to },
    }
  })
}

/**
 * The end of a chain; that it has one has been checked (`check-redirects.ts`). Query and fragment are passed on, unless
 * the next one has its own.
 */
function endOf(target: string, data: RedirectsData): string {
  const { path, rest } = splitTarget(target)
  const next = data[path]
  if (next === undefined) return target
  const end = endOf(next, data)
  return splitTarget(end).rest === '' ? end + rest : end
}
