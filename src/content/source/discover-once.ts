import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import { type DataFile, discoverData } from './discover'
import { entriesBelow } from './entries-below'
import { linksOut } from './links-out'

/** Every file of the data folder, once. @param cwd the folder against which file names in messages are given */
export function discoverOnce(dataFolder: string, cwd: string, cache: DataCache): DataFile[] {
  return cache.remember(dataFolder, 'files', () => discoverData(dataFolder, cwd))
}

/** How much lies in the data folder, and the paths of the links among it. */
interface FolderLook {
  readonly entries: number
  readonly links: readonly string[]
}

/** Looks into the data folder, once. */
export function lookOnce(dataFolder: string, cache: DataCache): FolderLook {
  return cache.remember(dataFolder, 'look', () => {
    const found = entriesBelow(dataFolder)
    const links = found.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path)
    return { entries: found.length, links }
  })
}

/** The links that lead out of the data folder, looked for once. */
export function linksOutOnce(dataFolder: string, cwd: string, cache: DataCache): Promise<Problem[]> {
  return cache.remember(dataFolder, 'links', () => {
    return linksOut({ folder: dataFolder, name: 'data', cwd }, lookOnce(dataFolder, cache).links)
  })
}
