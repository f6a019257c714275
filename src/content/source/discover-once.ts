import { isLeftByEditor } from '../left-by-editors'
import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import { type DataFile, type DataFolder, filesBehindLinks, lookThrough } from './discover'
import { linksOut } from './links-out'

/** Every file of the data folder, cached. @param cwd file names in messages are relative to this folder */
export function discoverOnce(dataFolder: string, cwd: string, cache: DataCache): readonly DataFile[] {
  const { files } = lookOnce(dataFolder, cwd, cache)
  return files ?? cache.remember(dataFolder, 'files', () => filesBehindLinks(dataFolder, cwd))
}

/** Reports links that point outside the data folder, but for the locks of editors, cached. */
export function linksOutOnce(dataFolder: string, cwd: string, cache: DataCache): Promise<Problem[]> {
  return cache.remember(dataFolder, 'links', () => {
    const links = lookOnce(dataFolder, cwd, cache).links.filter((path) => !isLeftByEditor(path))
    return linksOut({ folder: dataFolder, name: 'data', cwd }, links)
  })
}

/** What is found in the data folder, cached: both need it. */
function lookOnce(dataFolder: string, cwd: string, cache: DataCache): DataFolder {
  return cache.remember(dataFolder, 'look', () => lookThrough(dataFolder, cwd))
}
