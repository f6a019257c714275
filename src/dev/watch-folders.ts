import { join, normalize, sep } from 'node:path'
import { watch } from 'chokidar'
import { isLeftByEditor } from '../content/left-by-editors'
import { Batches } from './batches'
import type { Change } from './changes'
import { folderReturns } from './folder-returns'
import { MissedChanges } from './missed-changes'
import { type Stamps, stampsIn } from './stamps'

/** The file that Vim creates and removes to test whether a folder is writable. */
const probe = /[\\/]4913$/

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
  /** Called when the system cannot watch any more. */
  readonly onError: (error: unknown) => void
}

/** A running watcher. */
interface Watcher {
  readonly close: () => Promise<void>
  /** Resolves once changes are reported as they happen; never resolves if closed before. */
  readonly ready: Promise<void>
}

/**
 * Watches folders until closed, and restarts when one of them has been replaced. Starting takes a while: a second for
 * ten thousand files.
 */
export function watchFolders(folders: readonly string[], options: WatchOptions): Watcher {
  const { before, onChanges, onError } = options
  const isUnread = unread([options.ignored, ...folders.map((folder) => join(folder, '.git'))])
  const add = (change: Change) => {
    if (!isUnread(change.path)) batches.add(change)
  }
  const missed = new MissedChanges({ before, current: () => stampsIn(folders), onChange: add })
  const batches = new Batches((changes) => {
    missed.beforeReading(changes)
    return onChanges(changes)
  })
  let closing: Promise<unknown> = Promise.resolve()
  const start = () =>
    watchPresent(folders, isUnread, { add, gone: returns.gone, ready: () => missed.compareAll(), failed: onError })
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

/** Receives what a watcher finds. */
interface Findings {
  readonly add: (change: Change) => void
  /** A watched folder has disappeared: nothing below it is reported any more, even if it returns. */
  readonly gone: (folder: string) => void
  /** From now on, changes are reported as they happen. */
  readonly ready: () => void
  readonly failed: (error: unknown) => void
}

function watchPresent(
  folders: readonly string[],
  ignored: (path: string) => boolean,
  { add, gone, ready, failed }: Findings,
): Watcher {
  const watcher = watch([...folders], { ignoreInitial: true, ignored })
  watcher.on('error', failed)
  watcher.on('all', (event, path) => {
    if (event === 'unlinkDir' && folders.includes(path)) gone(path)
    add({ path, isEdit: event === 'change' })
  })
  const begun = new Promise<void>((resolve) => watcher.once('ready', resolve)).then(ready)
  return { ready: begun, close: () => watcher.close() }
}

/** Matches what is ignored: some folders, and files left by editors. */
function unread(folders: readonly string[]): (path: string) => boolean {
  return (path) => {
    // chokidar uses slashes on every system.
    const asked = normalize(path)
    if (isLeftByEditor(asked) || probe.test(asked)) return true
    return folders.some((folder) => asked === folder || asked.startsWith(folder + sep))
  }
}
