import { sep } from 'node:path'
import { watch } from 'chokidar'
import type { Change } from './changes'
import { changesSince } from './changes-since'

/** How long changes are gathered, in milliseconds: editors and version control write several files at once. */
const gathering = 10

/** What editors put beside a file while it is open. */
const editorFiles = /[\\/](\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~|4913)$/

/** What a watcher is to do. */
export interface WatchOptions {
  /** A folder that nobody reads. */
  readonly ignored: string
  /** In milliseconds since 1970: what changed from then on is told too, though watching begins later. */
  readonly since: number
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
  const { ignored, since, onChanges, onError } = options
  const gathered = new Map<string, Change>()
  let dealing: Promise<void> | undefined

  async function deal() {
    while (gathered.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gathering))
      const batch = [...gathered.values()]
      gathered.clear()
      await onChanges(batch)
    }
    dealing = undefined
  }
  function gather({ path, isEdit }: Change) {
    gathered.set(path, { path, isEdit: isEdit && (gathered.get(path)?.isEdit ?? true) })
    dealing ??= deal()
  }

  const isUnread = (path: string) => path === ignored || path.startsWith(ignored + sep) || editorFiles.test(path)
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isUnread })
  watcher.on('error', onError)
  watcher.on('all', (event, path) => gather({ path, isEdit: event === 'change' }))
  const isReady = new Promise<void>((resolve) => watcher.once('ready', resolve))
  const ready = isReady
    .then(async () => {
      const missed = await changesSince(since, folders)
      for (const change of missed) if (!isUnread(change.path)) gather(change)
    })
    .catch(onError)
  return {
    ready,
    close: async () => {
      await watcher.close()
      await dealing
    },
  }
}
