import { normalize, sep } from 'node:path'
import { watch } from 'chokidar'
import { Batches } from './batches'
import type { Change } from './changes'
import { changesBetween, type Stamps, stampAt, stampsIn } from './stamps'

/** What editors put beside a file while it is open. */
const editorFiles = /[\\/](\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~|4913)$/

/** What a watcher is to do. */
export interface WatchOptions {
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
export interface Watcher {
  readonly close: () => Promise<void>
  /** Resolves once every change is told as it happens; never where it is closed before. */
  readonly ready: Promise<void>
}

/** Watches folders until it is closed. To begin takes a while: a second for ten thousand files. */
export function watchFolders(folders: readonly string[], options: WatchOptions): Watcher {
  const { ignored, before, onChanges, onError } = options
  const batches = new Batches(onChanges)
  // Until it is ready: files as they were when they were told last.
  let known: Map<string, string | undefined> | undefined = new Map(before)

  const isUnread = unread(ignored)
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isUnread })
  watcher.on('error', onError)
  watcher.on('all', (event, path) => {
    if (!event.endsWith('Dir')) known?.set(path, stampAt(path))
    batches.add({ path, isEdit: event === 'change' })
  })
  const ready = new Promise<void>((resolve) => watcher.once('ready', resolve)).then(() => {
    const missed = known && changesBetween(known, stampsIn(folders))
    known = undefined
    for (const change of missed ?? []) if (!isUnread(change.path)) batches.add(change)
  })
  return {
    ready,
    close: async () => {
      await watcher.close()
      await batches.settled()
    },
  }
}

/** Tells what nobody reads: a folder, and what editors leave. */
function unread(folder: string): (path: string) => boolean {
  return (path) => {
    // chokidar asks with slashes everywhere.
    const asked = normalize(path)
    return asked === folder || asked.startsWith(folder + sep) || editorFiles.test(asked)
  }
}
