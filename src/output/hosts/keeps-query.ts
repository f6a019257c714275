import type { Redirect } from '../../content/site/types'

/** Whether who is sent on takes the query of the old address along: not where it would change or spoil the new one. */
export function keepsQuery({ to }: Redirect): boolean {
  return !/[?#]/.test(to.href)
}
