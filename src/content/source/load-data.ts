import { crossCheckOnce } from '../check/cross-check-once'
import { InputError, type Problem, sortProblems } from '../problem'
import type { Data } from './data'
import { DataCache } from './data-cache'
import type { DataFile } from './discover'
import { discoverOnce, linksOutOnce } from './discover-once'
import { type PartialData, readData } from './read-data'
import { openSpill, parsedOnce, readBatch } from './read-record'
import { isOfMany } from './read-source'
import { dataFolderExpected, requireFolder } from './require-folder'

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
 * @throws InputError with all problems at once, if at least one is an error
 */
export async function loadData(dataFolder: string, cwd: string, cache = new DataCache()): Promise<LoadedData> {
  await requireFolder(dataFolder, cwd, dataFolderExpected)
  const outside = await linksOutOnce(dataFolder, cwd, cache)
  if (outside.length > 0) throw new InputError(sortProblems(outside))
  await readMany(discoverOnce(dataFolder, cwd, cache), cache)
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
async function readMany(files: readonly DataFile[], cache: DataCache): Promise<void> {
  openSpill(files, cache)
  const many = files.filter(({ kind }) => isOfMany(kind))
  const others = files.filter(({ kind }) => !isOfMany(kind))
  await Promise.all([cache.memory.readAhead(many, (batch) => readBatch(batch, cache)), readOthers(others, cache)])
}

/** Asynchronous, so that a failure here leaves none of the other thread unhandled. */
async function readOthers(files: readonly DataFile[], cache: DataCache): Promise<void> {
  for (const file of files) parsedOnce(file, cache)
}

function isComplete(data: PartialData): data is Data {
  return Object.values(data).every((entry) => entry !== undefined)
}
