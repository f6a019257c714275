import { formatNumber } from '../lib/format-number'
import { InputError } from '../lib/problem'
import type { HostName } from './host-names'

/**
 * The folder for files that are meant for the operator of a server, not for visitors. It is part of the output, so that
 * one upload carries the site and its server configuration; none of the generated configurations serves it.
 */
export const operatorFolder = '_hosts'

/** Files besides the operator's folder that hosts read from the output and visitors should not see. */
export const controlFiles = [
  '.assetsignore',
  '.htaccess',
  '.nojekyll',
  '_headers',
  '_redirects',
  'firebase.json',
  'vercel.json',
] as const

/** The files for a host: their content by their path in the output folder. */
export type HostFiles = Readonly<Record<string, string>>

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
