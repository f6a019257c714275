import { join, normalize, sep } from 'node:path'
import { isLeftByEditor } from '../lib/left-behind'

/** The file that Vim creates and removes to test whether a folder is writable. */
const probe = /[\\/]4913$/

/** What to watch. All folders are absolute. */
export interface Watched {
  readonly folders: readonly string[]
  /** A folder in one of them that the program does not read. */
  readonly ignored: string
}

/** Returns whether nothing reads a file: in the ignored folder, of Git, or left by an editor. */
export function unread({ folders, ignored }: Watched): (path: string) => boolean {
  const unreadFolders = [ignored, ...folders.map((folder) => join(folder, '.git'))]
  return (path) => {
    // chokidar uses slashes on every system.
    const asked = normalize(path)
    if (isLeftByEditor(asked) || probe.test(asked)) return true
    return unreadFolders.some((folder) => asked === folder || asked.startsWith(folder + sep))
  }
}
