import { statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { filesBelow } from '../content/source/entries-below'
import { ifPossible } from '../lib/if-possible'
import { isWithin } from '../lib/is-within'
import { isLeftByEditor } from '../lib/left-behind'
import { stampAt } from '../lib/stamp'

/** Stamps of files by absolute path: they differ after every change, and are undefined for missing files. */
export type Stamps = ReadonlyMap<string, string | undefined>

/** The stamps of all files in some folders. */
export function stampsIn(folders: readonly string[]): Stamps {
  return new Map(filesIn(folders).map((path) => [path, stampAt(path)]))
}

/** The paths of all files in some folders. */
export function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    // A folder may disappear while it is read.
    const files = ifPossible(() => filesBelow(folder)) ?? []
    return files.map(({ path }) => join(folder, path))
  })
}

/** Differs for folders that have been replaced, or that are missing. */
export function identityOf(folders: readonly string[]): string {
  const stats = folders.map((folder) => statSync(folder, { throwIfNoEntry: false }))
  return stats.map((each) => `${each?.dev} ${each?.ino} ${each?.isDirectory()}`).join()
}

/** The file that Vim creates and removes to test whether a folder is writable. */
const probe = /[\\/]4913$/

/** Returns whether a file in some folders is irrelevant: in the ignored one, of Git, or left by an editor. */
export function unread(folders: readonly string[], ignored: string): (path: string) => boolean {
  const unreadFolders = [ignored, ...folders.map((folder) => join(folder, '.git'))]
  return (path) => {
    // chokidar uses slashes on every system.
    const asked = normalize(path)
    if (isLeftByEditor(asked) || probe.test(asked)) return true
    return unreadFolders.some((folder) => isWithin(asked, folder))
  }
}
