import type { MakeAddress } from '../rules/address'
import type { RedirectsData } from '../schema/redirects'
import type { Redirect } from './types'

/** Builds the redirects. Chains are resolved, so that visitors are redirected only once. */
export function buildRedirects(data: RedirectsData, address: MakeAddress): Redirect[] {
  return Object.keys(data).map((from) => {
    const to = endOf(from, data)
    return { from: address(from), to: to.startsWith('/') ? address(to) : { href: to, url: to } }
  })
}

/** The end of a chain; that it has one has been checked (`check-redirects.ts`). */
function endOf(path: string, data: RedirectsData): string {
  const next = data[path]
  return next === undefined ? path : endOf(next, data)
}
