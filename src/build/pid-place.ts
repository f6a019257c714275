import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { sha256 } from '../lib/sha256'

/**
 * Identifies where pids are counted, in eight hexadecimal digits: a machine since it was started, and a container on it.
 * The same pid means another process elsewhere, and none can be found there.
 */
export const pidPlace = sha256(
  [
    hostname(),
    textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    textOf(() => readlinkSync('/proc/self/ns/pid')),
  ].join('\n'),
).slice(0, 8)

/** Empty on systems that do not tell. */
function textOf(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
