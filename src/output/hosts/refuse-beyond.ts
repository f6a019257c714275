import { InputError } from '../../content/problem'
import { formatNumber } from '../../content/rules/format-number'
import type { HostName } from './host-names'

/**
 * Refuses what a host would silently leave out.
 *
 * @param what what is counted, as a sentence names it
 * @throws InputError when there is more of it than the host reads
 */
export function refuseBeyond(host: HostName, what: string, found: number, most: number): void {
  if (found <= most) return
  const message = `found ${formatNumber(found)} ${what}, expected at most ${formatNumber(most)}, which is what this host reads`
  throw new InputError([{ severity: 'error', file: `--host ${host}`, message }])
}
