import type { Redirect } from '../content/site/types'

/** Whether a redirect passes on the query of the old address: not when that would alter or break the new one. */
export function keepsQuery({ to }: Redirect): boolean {
  return !/[?#]/.test(to.href)
}
