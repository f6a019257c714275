import { normalize, sep } from 'node:path'
import { watch } from 'chokidar'
import { isLeftByEditor } from '../content/left-by-editors'
import { Batches } from './batches'
import type { Change } from './changes'
import { folderReturns } from './folder-returns'
import { changesBetween, type Stamps, stampAt, stampsIn } from './stamps'

/** What Vim writes to see whether it can, and takes away again. */
const probe = /[\\/]4913$/

/** What a watcher is to do. */
interface WatchOptions {
  /** A folder that nobody reads. */
  readonly ignored: string
  /** Of all files, from before they were read: what changed since is told too, though watching begins later. */
  readonly before: Stamps
  /** Takes a batch of changes; the next one waits until it is done with them. Never fails. */
  readonly onChanges: (changes: readonly Change[]) => Promise<void>
  /** Told when the system can watch no more. */
  readonly onError: (error: unknown) => void
}

/** Folders that are watched. */
interface Watcher {
  readonly close: () => Promise<void>
  /** Resolves once every change is told as it happens; never where it is closed before. */
  readonly ready: Promise<void>
}

/**
 * Watches folders until it is closed, and anew when one of them was away for a while. To begin takes a while: a second for
 * ten thousand files.
 */
export function watchFolders(folders: readonly string[], options: WatchOptions): Watcher {
  const batches = new Batches(options.onChanges)
  let closing: Promise<unknown> = Promise.resolve()
  const watchSince = (before: Stamps) =>
    watchPresent(folders, { ...options, before }, { add: (change) => batches.add(change), gone: returns.gone })
  const returns = folderReturns(folders, () => {
    closing = Promise.all([closing, watching.close()])
    // All that is there now counts as new.
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

/** Takes what a watcher finds. */
interface Findings {
  readonly add: (change: Change) => void
  /** A watched folder has gone: nothing below it is told any more, even if it comes back. */
  readonly gone: (folder: string) => void
}

function watchPresent(
  folders: readonly string[],
  { ignored, before, onError }: WatchOptions,
  { add, gone }: Findings,
): Watcher {
  // Until it is ready: files as they were when they were told last.
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

/** Tells what nobody reads: a folder, and what editors leave. */
function unread(folder: string): (path: string) => boolean {
  return (path) => {
    // chokidar asks with slashes everywhere.
    const asked = normalize(path)
    return asked === folder || asked.startsWith(folder + sep) || isLeftByEditor(asked) || probe.test(asked)
  }
}
