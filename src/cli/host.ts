import type { Writable } from 'node:stream'
import type { Worker } from 'node:worker_threads'

/** A stream that may be a terminal. */
export type OutputStream = Writable & { readonly isTTY?: boolean }

/** What the program needs of the process that runs it, so that tests can hand it another. */
export interface Host {
  /** The words after `build-site`. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  /** Settles when the person asks the program to end (Ctrl-C). Nothing listens before this is called. */
  readonly interrupted: () => Promise<unknown>
  /** The clock; that of the machine when left out. */
  readonly now?: () => Date
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
  /** A second thread for a build, started with the program; undefined for other commands, and with a single processor. */
  readonly worker?: Worker | undefined
}
