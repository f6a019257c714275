import type { Problem } from '../../lib/problem'
import { folders, optionals, singles } from '../schema'
import type { Data } from './data'
import type { DataCache } from './data-cache'
import { DataReader, type ReadSource } from './data-reader'
import type { DataFile } from './discover'

/** The readable part of the data folder: an entry is undefined if its file is missing or invalid. */
export type PartialData = { readonly [K in keyof Data]: Data[K] | undefined }

/** What could be read, the problems of the rest, and all files found. */
export interface DataReading {
  readonly data: PartialData
  readonly sources: readonly ReadSource[]
  readonly problems: readonly Problem[]
  readonly files: readonly DataFile[]
}

/**
 * Reads and validates every file of the data folder on its own.
 *
 * @param files those of the folder, and `cache` those that are known to be valid
 */
export function readData(dataFolder: string, cwd: string, files: readonly DataFile[], cache: DataCache): DataReading {
  const reader = new DataReader({ dataFolder, cwd }, files, cache)
  const data: PartialData = {
    site: reader.single('site', singles.site),
    pricing: reader.single('pricing', singles.pricing),
    domains: reader.single('domains', singles.domains),
    home: reader.single('home', singles.home),
    contact: reader.single('contact', singles.contact),
    errors: reader.single('errors', singles.errors),
    redirects: reader.optional('redirects', optionals.redirects),
    collections: reader.entries('collections', folders.collections),
    brands: reader.entries('brands', folders.brands),
    legal: reader.entries('legal', folders.legal),
  }
  return { data, sources: reader.sources, problems: reader.problems, files }
}
