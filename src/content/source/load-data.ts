import { crossCheckOnce } from '../check/cross-check-once'
import { InputError, type Problem, sortProblems } from '../problem'
import { schemas } from '../schema'
import type { SiteData } from '../schema/site'
import type { Data } from './data'
import { DataCache } from './data-cache'
import type { DataFile } from './discover'
import { discoverOnce, linksOutOnce } from './discover-once'
import { type PartialData, readData } from './read-data'
import { openSpill, readBatch, validRecord } from './read-record'
import { isOfMany } from './read-source'
import { dataFolderExpected, requireFolder } from './require-folder'

/** Is told what the site is called and where it is. */
export type OnSite = (site: SiteData) => void

/** The data of a site, and any warnings and notices about it. */
export interface LoadedData {
  readonly data: Data
  readonly problems: readonly Problem[]
  /** Every file of the folder, sorted by name. */
  readonly files: readonly DataFile[]
}

/**
 * Reads the whole data folder.
 *
 * @param cwd file names in messages are relative to this folder
 * @param cache remembers what was read before
 * @param onSite called with `site.yaml`, if that is valid, before most of the rest is read
 * @throws InputError with all problems at once, if at least one is an error
 */
export async function loadData(
  dataFolder: string,
  cwd: string,
  cache = new DataCache(),
  onSite: OnSite = () => undefined,
): Promise<LoadedData> {
  await requireFolder(dataFolder, cwd, dataFolderExpected)
  const outside = await linksOutOnce(dataFolder, cwd, cache)
  if (outside.length > 0) throw new InputError(sortProblems(outside))
  await readMany(discoverOnce(dataFolder, cwd, cache), cache, onSite)
  const reading = readData(dataFolder, cwd, cache)
  const problems = sortProblems([...reading.problems, ...crossCheckOnce(reading, cache.memory.problems)])
  if (problems.some((problem) => problem.severity === 'error') || !isComplete(reading.data))
    throw new InputError(problems)
  return { data: reading.data, problems, files: reading.files }
}

/**
 * Reads the records of the most numerous kind, with the help of another thread if there is one, and the other files while
 * that starts.
 */
async function readMany(files: readonly DataFile[], cache: DataCache, onSite: OnSite): Promise<void> {
  openSpill(files, cache)
  const many = files.filter(({ kind }) => isOfMany(kind))
  const others = files.filter(({ kind }) => !isOfMany(kind))
  const reading = cache.memory.readAhead(many, (batch) => readBatch(batch, cache))
  await Promise.all([reading, readOthers(others, cache, onSite)])
}

/** Asynchronous, so that a failure here leaves none of the other thread unhandled. */
async function readOthers(files: readonly DataFile[], cache: DataCache, onSite: OnSite): Promise<void> {
  const site = files.find(({ kind }) => kind === 'site')
  const record = site && validRecord(site, schemas.site, cache)
  if (record !== undefined) onSite(record.value)
  for (const file of files) if (file.kind !== undefined) validRecord(file, schemas[file.kind], cache)
}

function isComplete(data: PartialData): data is Data {
  return Object.values(data).every((entry) => entry !== undefined)
}
