import pc from 'picocolors'
import type { Host, OutputStream } from './host'

/** Colors for a stream: on a terminal, unless `NO_COLOR` says otherwise, or where `FORCE_COLOR` asks for them. */
export function colorsFor(stream: OutputStream, { env: { NO_COLOR, FORCE_COLOR } }: Host) {
  return pc.createColors(!NO_COLOR && (Boolean(FORCE_COLOR && FORCE_COLOR !== '0') || stream.isTTY === true))
}
