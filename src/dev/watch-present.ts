import * as chokidar from 'chokidar'
import { errorCode } from '../lib/error-code'
import { type Change, changesBetween, type Stamps, stampsIn } from './stamps'
import { unread, type Watched } from './unread'

/** Receives what a watcher finds. */
interface Findings {
  readonly add: (change: Change) => void
  /** A watched folder has disappeared: nothing below it is reported any more, even if it returns. */
  readonly gone: (folder: string) => void
  /** From now on, changes are reported as they happen. @param current the stamps of all files, if they are known */
  readonly ready: (current?: Stamps) => void
  /** The system cannot watch so many files: from now on, changes are reported within a second. */
  readonly limited: () => void
  /** The system cannot watch any more. */
  readonly failed: (error: unknown) => void
}

/** A running watcher. */
export interface Watcher {
  readonly close: () => Promise<void>
  /** Resolves once changes are reported as they happen; never resolves if closed before. */
  readonly ready: Promise<void>
}

/** What the system says when it watches as many files as it can. */
const limits = new Set<unknown>(['ENOSPC', 'EMFILE'])

/** Watches folders in this thread until closed, or until one of them disappears. */
export function watchPresent(watched: Watched, findings: Findings, watch = chokidar.watch): Watcher {
  const { folders } = watched
  const { add, gone, limited, failed } = findings
  const watcher = watch([...folders], { ignoreInitial: true, ignored: unread(watched) })
  let polled: PolledFiles | undefined
  const close = async () => {
    polled?.close()
    const closed = watcher.close()
    // Closing removes the listener, and files that it was about to watch may still fail.
    watcher.on('error', () => undefined)
    await closed
  }
  watcher.on('all', (event, path) => {
    if (event === 'unlinkDir' && folders.includes(path)) gone(path)
    add({ path, isEdit: event === 'change' })
  })
  const begun = new Promise<Stamps | undefined>((resolve) => {
    watcher.once('ready', () => resolve(undefined))
    watcher.on('error', (error) => {
      if (!limits.has(errorCode(error))) return failed(error)
      void close()
      polled = new PolledFiles(folders, add)
      limited()
      resolve(polled.stamps)
    })
  })
  return { ready: begun.then(findings.ready), close }
}

/** In milliseconds: reading the stamps of ten thousand files takes a tenth of it. */
const interval = 1_000

/** Finds changes by comparing all files at an interval, for systems that cannot watch so many files. */
class PolledFiles {
  readonly #folders: readonly string[]
  readonly #timer: NodeJS.Timeout
  #stamps: Stamps

  /** @param add called with each change */
  constructor(folders: readonly string[], add: (change: Change) => void) {
    this.#folders = folders
    this.#stamps = stampsIn(folders)
    this.#timer = setInterval(() => this.#look(add), interval)
  }

  /** The stamps at the last comparison. */
  get stamps(): Stamps {
    return this.#stamps
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look(add: (change: Change) => void): void {
    const before = this.#stamps
    this.#stamps = stampsIn(this.#folders)
    for (const change of changesBetween(before, this.#stamps)) add(change)
  }
}
