import { Batches } from './batches'
import { folderReturns } from './folder-returns'
import { MissedChanges } from './missed-changes'
import { type Change, type Stamps, stampsIn } from './stamps'
import { unread } from './unread'
import { type Watcher, watchPresent } from './watch-present'

/** Options of a watcher. */
interface WatchOptions {
  /** A folder to ignore. */
  readonly ignored: string
  /**
   * The stamps of all files before they were read: changes since then are reported too, although watching starts later.
   */
  readonly before: Stamps
  /** Processes a batch of changes; the next batch waits until it is done. Must not throw. */
  readonly onChanges: (changes: readonly Change[]) => Promise<void>
  /** Called when the system cannot watch so many files: from then on, changes are reported within a second. */
  readonly onLimited: () => void
  /** Called when the system cannot watch any more. */
  readonly onError: (error: unknown) => void
}

/**
 * Watches folders until closed, and restarts when one of them has been replaced. Starting takes a while: a second for
 * ten thousand files.
 */
export function watchFolders(folders: readonly string[], options: WatchOptions): Watcher {
  const { before, onChanges, onLimited, onError } = options
  const watched = { folders, ignored: options.ignored }
  const isUnread = unread(watched)
  const add = (change: Change) => {
    if (!isUnread(change.path)) batches.add(change)
  }
  const missed = new MissedChanges({ before, current: () => stampsIn(folders), onChange: add })
  const batches = new Batches((changes) => {
    missed.beforeReading(changes)
    return onChanges(changes)
  })
  let closing: Promise<unknown> = Promise.resolve()
  const start = () => {
    const ready = (current?: Stamps) => missed.compareAll(current)
    const findings = { add, gone: returns.gone, ready, limited: onLimited, failed: onError }
    return watchPresent(watched, findings)
  }
  const returns = folderReturns(folders, () => {
    closing = Promise.all([closing, watching.close()])
    missed.forget()
    watching = start()
  })
  let watching = start()
  return {
    ready: watching.ready,
    close: async () => {
      returns.close()
      missed.close()
      await Promise.all([closing, watching.close()])
      await batches.settled()
    },
  }
}
