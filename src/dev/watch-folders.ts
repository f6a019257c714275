import { normalize, sep } from 'node:path'
import { watch } from 'chokidar'
import { isLeftByEditor } from '../content/left-by-editors'
import { Batches } from './batches'
import type { Change } from './changes'
import { folderReturns } from './folder-returns'
import { changesBetween, type Stamps, stampAt, stampsIn } from './stamps'

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
  const batches = new Batches(options.onChanges)
  let closing: Promise<unknown> = Promise.resolve()
  const watchSince = (before: Stamps) =>
    watchPresent(folders, { ...options, before }, { add: (change) => batches.add(change), gone: returns.gone })
  const returns = folderReturns(folders, () => {
    closing = Promise.all([closing, watching.close()])
    // Everything that exists now counts as new.
    watching = watchSince(new Map())
  })
  let watching = watchSince(options.before)
  return {
    ready: watching.ready,
    close: async () => {
      returns.close()
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
}

function watchPresent(
  folders: readonly string[],
  { ignored, before, onError }: WatchOptions,
  { add, gone }: Findings,
): Watcher {
  // Until the watcher is ready: files as last reported.
  let known: Map<string, string | undefined> | undefined = new Map(before)

  const isUnread = unread(ignored)
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isUnread })
  watcher.on('error', onError)
  watcher.on('all', (event, path) => {
    if (!event.endsWith('Dir')) known?.set(path, stampAt(path))
    if (event === 'unlinkDir' && folders.includes(path)) gone(path)
    add({ path, isEdit: event === 'change' })
  })
  const ready = new Promise<void>((resolve) => watcher.once('ready', resolve)).then(() => {
    const missed = known && changesBetween(known, stampsIn(folders))
    known = undefined
    for (const change of missed ?? []) if (!isUnread(change.path)) add(change)
  })
  return { ready, close: () => watcher.close() }
}

/** Matches what is ignored: a folder, and files left by editors. */
function unread(folder: string): (path: string) => boolean {
  return (path) => {
    // chokidar uses slashes on every system.
    const asked = normalize(path)
    return asked === folder || asked.startsWith(folder + sep) || isLeftByEditor(asked) || probe.test(asked)
  }
}
