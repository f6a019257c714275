import type { MakeAddress } from '../rules/address'
import type { RedirectsData } from '../schema/redirects'
import type { Redirect } from './types'

/** Makes the redirects; one that leads to another old path leads to where that one leads: one step for visitors. */
export function buildRedirects(data: RedirectsData, address: MakeAddress): Redirect[] {
  return Object.keys(data).map((from) => {
    const to = endOf(from, data)
    return { from: address(from), to: to.startsWith('/') ? address(to) : { href: to, url: to } }
  })
}

/** The end of a chain; that there is one has been checked (`check-redirects.ts`). */
function endOf(path: string, data: RedirectsData): string {
  const next = data[path]
  return next === undefined ? path : endOf(next, data)
}
