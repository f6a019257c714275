import type { Writable } from 'node:stream'

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
  /** The compiled `pool-thread.ts`, with which large sites are built in several threads; in one if left out. */
  readonly worker?: string | undefined
}
