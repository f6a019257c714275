import { InputError, type Problem, sortProblems } from '../lib/problem'
import { crossCheck } from './cross-checks/cross-check'
import type { Data } from './source/data'
import { DataCache } from './source/data-cache'
import { type DataFile, discoverData } from './source/discover'
import { type PartialData, readData } from './source/read-data'
import { dataFolderExpected, requireFolder } from './source/require-folder'

/** The data of a site, and any warnings and notices about it. */
interface LoadedData {
  readonly data: Data
  readonly problems: readonly Problem[]
}

/** Reads files ahead of time, in other threads, and adds those that are valid to a cache. */
export type ReadAhead = (files: readonly DataFile[], cache: DataCache) => Promise<void>

/**
 * Reads the whole data folder.
 *
 * @param cwd file names in messages are relative to this folder
 * @param cache the files that are known to be valid
 * @throws InputError with all problems at once, if at least one is an error
 */
export async function loadData(
  dataFolder: string,
  cwd: string,
  cache = new DataCache(),
  readAhead: ReadAhead = async () => undefined,
): Promise<LoadedData> {
  await requireFolder(dataFolder, cwd, dataFolderExpected)
  const { files, linksOut } = await discoverData(dataFolder, cwd)
  if (linksOut.length > 0) throw new InputError(sortProblems(linksOut))
  await readAhead(files, cache)
  const reading = readData(dataFolder, cwd, files, cache)
  const problems = sortProblems([...reading.problems, ...crossCheck(reading)])
  if (problems.some((problem) => problem.severity === 'error') || !isComplete(reading.data))
    throw new InputError(problems)
  return { data: reading.data, problems }
}

function isComplete(data: PartialData): data is Data {
  return Object.values(data).every((entry) => entry !== undefined)
}
