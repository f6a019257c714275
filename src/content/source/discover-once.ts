import { isLeftByEditor } from '../left-by-editors'
import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import { type DataFile, discoverData } from './discover'
import { entriesBelow } from './entries-below'
import { linksOut } from './links-out'

/** Every file of the data folder, cached. @param cwd file names in messages are relative to this folder */
export function discoverOnce(dataFolder: string, cwd: string, cache: DataCache): DataFile[] {
  return cache.remember(dataFolder, 'files', () => discoverData(dataFolder, cwd))
}

/** The number of entries in the data folder, and the paths of the links among them, but for the locks of editors. */
interface FolderLook {
  readonly entries: number
  readonly links: readonly string[]
}

/** Scans the data folder, cached. */
export function lookOnce(dataFolder: string, cache: DataCache): FolderLook {
  return cache.remember(dataFolder, 'look', () => {
    const found = entriesBelow(dataFolder)
    const links = found.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path)
    return { entries: found.length, links: links.filter((path) => !isLeftByEditor(path)) }
  })
}

/** Reports links that point outside the data folder, cached. */
export function linksOutOnce(dataFolder: string, cwd: string, cache: DataCache): Promise<Problem[]> {
  return cache.remember(dataFolder, 'links', () => {
    return linksOut({ folder: dataFolder, name: 'data', cwd }, lookOnce(dataFolder, cache).links)
  })
}
