import type { Writable } from 'node:stream'
import pc from 'picocolors'

/** A stream that may be a terminal. */
export type OutputStream = Writable & { readonly isTTY?: boolean }

/** What calls the program: its process, as an object that tests can replace. */
export interface Caller {
  /** The words after `build-site`. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  /** Settles when the user ends the program (Ctrl-C). Nothing listens before this is called. */
  readonly interrupted: () => Promise<unknown>
  /** The clock; by default that of the machine. */
  readonly now?: () => Date
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
  /** The compiled `pool-thread.ts`, which builds large sites in several threads; without it, there is only one. */
  readonly worker?: string | undefined
}

/** The current date, `2025-08-01`. */
export function todayOf({ now = () => new Date() }: Caller): string {
  return now().toISOString().slice(0, 10)
}

/** Colors for a stream: on a terminal unless `NO_COLOR` is set, or if `FORCE_COLOR` is set. */
export function colorsFor(stream: OutputStream, { env: { NO_COLOR, FORCE_COLOR } }: Caller) {
  return pc.createColors(!NO_COLOR && (Boolean(FORCE_COLOR && FORCE_COLOR !== '0') || stream.isTTY === true))
}
