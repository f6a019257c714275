import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import { type DataFile, discoverData } from './discover'
import { type EntryBelow, entriesBelow } from './entries-below'
import { linksOut } from './links-out'

/** Every file of the data folder, once. @param cwd the folder against which file names in messages are given */
export function discoverOnce(dataFolder: string, cwd: string, cache: DataCache): DataFile[] {
  return cache.remember(dataFolder, 'files', () => discoverData(dataFolder, cwd))
}

/** Everything in the data folder, looked for once. */
export function entriesOnce(dataFolder: string, cache: DataCache): EntryBelow[] {
  return cache.remember(dataFolder, 'entries', () => entriesBelow(dataFolder))
}

/** The links that lead out of the data folder, looked for once. */
export function linksOutOnce(dataFolder: string, cwd: string, cache: DataCache): Promise<Problem[]> {
  return cache.remember(dataFolder, 'links', () => linksOut(dataFolder, cwd, entriesOnce(dataFolder, cache)))
}
