import { asStrict, InputError, type Problem } from '../../content/problem'
import { buildSite } from '../../content/site/build-site'
import type { Remember } from '../../content/site/remember'
import type { Site } from '../../content/site/types'
import type { Data } from '../../content/source/data'
import { DataCache } from '../../content/source/data-cache'
import { type LoadedData, loadData } from '../../content/source/load-data'
import { KeptData } from '../cache/kept-data'
import { collectGarbage, vastHeap } from '../collect-garbage'
import { isCompiled } from '../program-name'
import type { Reader } from '../worker/read-ahead'
import { type PlannedPages, planOf } from './lay-out'

/** Which site, and where the program finds its own files. All paths are absolute. */
export interface SiteOptions {
  readonly root: string
  readonly data: string
  /** Instead of the one in the data: origin and optional base path. */
  readonly siteUrl: string | undefined
  /** The option or the environment variable that names it. */
  readonly siteUrlFrom?: string | undefined
  /** Search engines are told to keep away from every page. */
  readonly isPreview?: boolean
  /** Warnings are errors. */
  readonly strict: boolean
  /** The folder against which file names in messages are given. */
  readonly cwd: string
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
}

/** The data of a site, and the site that it makes. */
export interface SiteReading {
  readonly data: Data
  readonly site: Site
  /** Warnings and notices about the data. */
  readonly problems: readonly Problem[]
}

/** Everything that is known of a site before anything is drawn or written. */
export interface SitePlan extends SiteReading, PlannedPages {}

/**
 * Reads the data, compiles the templates and lists the pages.
 *
 * @param onStep told of each step as it begins
 * @param cache for what is read of the data; it is not needed any more when that is done, and cleared
 * @throws InputError when data or templates are wrong
 */
export async function planSite(
  options: SiteOptions,
  onStep: (name: string) => void,
  cache = keptData(options),
): Promise<SitePlan> {
  onStep('read data')
  // Mistakes in some of the data are mended before long: the rest of it need not be read again then.
  const reading = await readSite(options, cache).finally(() => cache.keep())
  cache.clear()
  collectGarbage(vastHeap)
  return planOf(options, reading, onStep)
}

/**
 * Begins to read the data of a site, with what is known of it from earlier runs.
 *
 * @param withRecords whether records may be what they were found to mean, without the spaces around a text, for example. A
 * program that is not compiled keeps none: it may be another one under the same name
 * @param reader begins a thread that reads besides
 */
export function keptData(
  { packageRoot, data }: SiteOptions,
  withRecords = isCompiled,
  reader?: (files: number) => Reader,
): DataCache {
  return new DataCache(new KeptData(packageRoot, data, withRecords, reader))
}

/**
 * Reads the data and makes the site from it.
 *
 * @param cache remembers what was read before
 * @param remember hands out what was made of the same records before
 * @throws InputError when the data is wrong
 */
export async function readSite(options: SiteOptions, cache?: DataCache, remember?: Remember): Promise<SiteReading> {
  const { data, problems } = await loadSiteData(options, cache)
  return { data, site: buildSite(data, options.siteUrl, remember), problems }
}

/** Reads the data. @throws InputError when it is wrong, or when there are warnings under `--strict` */
export async function loadSiteData({ data, cwd, strict }: SiteOptions, cache?: DataCache): Promise<LoadedData> {
  const loaded = await loadData(data, cwd, cache)
  refuseWarnings(loaded.problems, strict)
  return loaded
}

/** Under `--strict` a warning stops the build like an error; a notice never does. @throws InputError with all of them */
export function refuseWarnings(problems: readonly Problem[], strict: boolean): void {
  if (strict && problems.some(({ severity }) => severity === 'warning')) throw new InputError(problems.map(asStrict))
}
