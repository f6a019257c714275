import { isLeftByEditor } from '../left-by-editors'
import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import { type DataFile, discoverData, type FoundNames, namesBelow } from './discover'
import { linksOut } from './links-out'

/** Every file of the data folder, cached. @param cwd file names in messages are relative to this folder */
export function discoverOnce(dataFolder: string, cwd: string, cache: DataCache): DataFile[] {
  return cache.remember(dataFolder, 'files', () => discoverData(dataFolder, cwd, namesOnce(dataFolder, cache)))
}

/** Reports links that point outside the data folder, but for the locks of editors, cached. */
export function linksOutOnce(dataFolder: string, cwd: string, cache: DataCache): Promise<Problem[]> {
  return cache.remember(dataFolder, 'links', () => {
    const links = namesOnce(dataFolder, cache).links.filter((path) => !isLeftByEditor(path))
    return linksOut({ folder: dataFolder, name: 'data', cwd }, links)
  })
}

/** What is below the data folder: looked for once for both. */
function namesOnce(dataFolder: string, cache: DataCache): FoundNames {
  return cache.remember(dataFolder, 'names', () => namesBelow(dataFolder))
}
