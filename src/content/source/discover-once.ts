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

/** Reports links that point outside the data folder, but for the locks of editors, cached. */
export function linksOutOnce(dataFolder: string, cwd: string, cache: DataCache): Promise<Problem[]> {
  return cache.remember(dataFolder, 'links', () => {
    const found = entriesBelow(dataFolder).filter(({ entry }) => entry.isSymbolicLink())
    const links = found.map(({ path }) => path).filter((path) => !isLeftByEditor(path))
    return linksOut({ folder: dataFolder, name: 'data', cwd }, links)
  })
}
