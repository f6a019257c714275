import { watch } from 'chokidar'
import type { Change } from './changes'
import type { Stamps } from './stamps'
import { unread, type Watched } from './unread'

/** Receives what a watcher finds. */
export interface Findings {
  readonly add: (change: Change) => void
  /** A watched folder has disappeared: nothing below it is reported any more, even if it returns. */
  readonly gone: (folder: string) => void
  /** From now on, changes are reported as they happen. @param current the stamps of all files, if they are known */
  readonly ready: (current?: Stamps) => void
  /** The system cannot watch any more. */
  readonly failed: (error: unknown) => void
}

/** A running watcher. */
export interface Watcher {
  readonly close: () => Promise<void>
  /** Resolves once changes are reported as they happen; never resolves if closed before. */
  readonly ready: Promise<void>
}

/** Watches folders in this thread until closed, or until one of them disappears. */
export function watchPresent(watched: Watched, { add, gone, ready, failed }: Findings): Watcher {
  const { folders } = watched
  const watcher = watch([...folders], { ignoreInitial: true, ignored: unread(watched) })
  watcher.on('error', failed)
  watcher.on('all', (event, path) => {
    if (event === 'unlinkDir' && folders.includes(path)) gone(path)
    add({ path, isEdit: event === 'change' })
  })
  const begun = new Promise<void>((resolve) => watcher.once('ready', resolve)).then(() => ready())
  return { ready: begun, close: () => watcher.close() }
}
