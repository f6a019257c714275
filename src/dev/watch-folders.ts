import { once } from 'node:events'
import { watch } from 'chokidar'
import type { Change } from './changes'

/** How long changes are gathered, in milliseconds: editors and version control write several files at once. */
const gathering = 10

/** What editors put beside a file while it is open. */
const editorFiles = /[\\/](\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~|4913)$/

/** What a watcher is to do. */
export interface WatchOptions {
  /** A folder that nobody reads. */
  readonly ignored: string
  /** Takes a batch of changes; the next one waits until it is done with them. Never fails. */
  readonly onChanges: (changes: readonly Change[]) => Promise<void>
  /** Told when the system can watch no more. */
  readonly onError: (error: unknown) => void
}

/** Watches folders until it is closed. Resolves once every change from then on will be told. */
export async function watchFolders(
  folders: readonly string[],
  { ignored, onChanges, onError }: WatchOptions,
): Promise<{ close: () => Promise<void> }> {
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

  const watcher = watch([...folders], { ignoreInitial: true, ignored: [ignored, editorFiles] })
  watcher.on('error', onError)
  watcher.on('all', (event, path) => {
    const isEdit = event === 'change' && (gathered.get(path)?.isEdit ?? true)
    gathered.set(path, { path, isEdit })
    dealing ??= deal()
  })
  await once(watcher, 'ready')
  return {
    close: async () => {
      await watcher.close()
      await dealing
    },
  }
}
