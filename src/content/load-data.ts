import { InputError, type Problem, sortProblems } from '../lib/problem'
import { crossCheck } from './checks/cross-check'
import type { Content, Data, Entry, PartialDataOf } from './schema/kinds'
import type { RedirectsData } from './schema/redirects'
import { DataCache } from './source/data-cache'
import { type DataFile, discoverData } from './source/discover'
import { type DataPlace, type DataRules, readData } from './source/read-data'
import { requireFolder } from './source/require-folder'

/** The data of a site, and any warnings and notices about it. */
export interface LoadedData {
  readonly data: Data
  /** Empty if there is no such file. */
  readonly redirects: Entry<RedirectsData>
  readonly problems: readonly Problem[]
}

/** Reads files ahead of time, in other threads, and adds those that are valid to a cache. */
export type ReadAhead = (files: readonly DataFile[], cache: DataCache) => Promise<void>

/**
 * Reads the whole data folder.
 *
 * @throws InputError with all problems at once, if at least one is an error
 */
export async function loadData(
  { folder, cwd }: DataPlace,
  definition: DataRules,
  cache = new DataCache(),
  readAhead: ReadAhead = async () => undefined,
  alsoCheck: (data: PartialDataOf<Content>) => Promise<readonly Problem[]> = async () => [],
): Promise<LoadedData> {
  const { content } = definition
  await requireFolder(folder, cwd)
  const files = await discoverData(folder, cwd, content)
  await readAhead(files, cache)
  const reading = readData({ folder, cwd, content }, files, cache)
  const { data, redirects } = reading
  const problems = sortProblems([...reading.problems, ...crossCheck(reading, definition), ...(await alsoCheck(data))])
  const isFailed = problems.some(({ severity }) => severity === 'error')
  if (isFailed || redirects === undefined || !isComplete(data, content)) throw new InputError(problems)
  return { data, redirects, problems }
}

function isComplete(data: PartialDataOf<Content>, content: Content): data is Data {
  return Object.entries(content).every(([kind, { form }]) => form === 'optional' || data[kind] !== undefined)
}
