import { formatNumber } from '../lib/format-number'
import { InputError } from '../lib/problem'
import type { HostName } from './host-names'

/**
 * Rejects what a host would silently ignore.
 *
 * @param what what is counted, as worded in the message
 * @throws InputError when it exceeds what the host reads
 */
export function refuseBeyond(host: HostName, what: string, found: number, most: number): void {
  if (found <= most) return
  const message = `found ${formatNumber(found)} ${what}, expected at most ${formatNumber(most)}, which is what this host reads`
  throw InputError.at(`--host ${host}`, message)
}
