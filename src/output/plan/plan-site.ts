import { asStrict, InputError, type Problem } from '../../content/problem'
import { buildSite } from '../../content/site/build-site'
import type { Remember } from '../../content/site/remember'
import type { Site } from '../../content/site/types'
import type { Data } from '../../content/source/data'
import { DataCache } from '../../content/source/data-cache'
import { type LoadedData, loadData, type OnSite } from '../../content/source/load-data'
import { DiskMemory, type ReadingHelp } from '../cache/disk-memory'
import { collectGarbage, vastHeap } from '../collect-garbage'
import { isCompiled } from '../program-id'
import { layOut, type PlannedPages, wholeTemplates } from './lay-out'

/** Which site to build, and where the program's own files are. All paths are absolute. */
export interface SiteOptions {
  readonly root: string
  readonly data: string
  /** Overrides the URL in the data: origin and optional base path. */
  readonly siteUrl: string | undefined
  /** The option or environment variable it comes from. */
  readonly siteUrlFrom?: string | undefined
  /** Whether to keep search engines away from every page. */
  readonly isPreview?: boolean
  /** Treat warnings as errors. */
  readonly strict: boolean
  /** File names in messages are relative to this folder. */
  readonly cwd: string
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
}

/** The data of a site, and the site built from it. */
export interface SiteReading {
  readonly data: Data
  readonly site: Site
  /** Warnings and notices about the data. */
  readonly problems: readonly Problem[]
}

/** Everything known about a site before anything is drawn or written. */
export interface SitePlan extends SiteReading, PlannedPages {}

/**
 * Reads the data, compiles the templates and lists the pages.
 *
 * @param onStep called at the start of each step
 * @param cache for what is read from the data folder; cleared once reading is done
 * @throws InputError when data or templates are invalid
 */
export async function planSite(
  options: SiteOptions,
  onStep: (name: string) => void,
  cache = openDataCache(options),
): Promise<SitePlan> {
  onStep('read data')
  // Written even if there are mistakes: once they are fixed, the rest of the data need not be read again.
  const reading = await readSite(options, cache).finally(() => cache.keep())
  cache.clear()
  collectGarbage(vastHeap)
  onStep('compile templates')
  return layOut(options, reading, await wholeTemplates(options, reading.site))
}

/**
 * Opens the cache of a site's data, with what earlier runs stored in it.
 *
 * @param help spares some of the reading
 * @param withRecords whether to reuse parsed records, which differ from their text (trimmed whitespace, for example). A
 *   program that is not compiled stores none, because its name does not identify its sources
 */
export function openDataCache(
  { packageRoot, data }: SiteOptions,
  help?: ReadingHelp,
  withRecords = isCompiled,
): DataCache {
  return new DataCache(new DiskMemory(packageRoot, data, withRecords, help))
}

/**
 * Reads the data and builds the site from it.
 *
 * @param cache remembers what was read before
 * @param remember returns what was built from the same records before
 * @throws InputError when the data is invalid
 */
export async function readSite(options: SiteOptions, cache?: DataCache, remember?: Remember): Promise<SiteReading> {
  const { data, problems } = await loadSiteData(options, cache)
  return { data, site: buildSite(data, options.siteUrl, remember), problems }
}

/**
 * Reads the data.
 *
 * @throws InputError when it is invalid, or when there are warnings under `--strict`
 */
export async function loadSiteData(
  { data, cwd, strict }: SiteOptions,
  cache?: DataCache,
  onSite?: OnSite,
): Promise<LoadedData> {
  const loaded = await loadData(data, cwd, cache, onSite)
  refuseWarnings(loaded.problems, strict)
  return loaded
}

/** Under `--strict`, warnings stop the build like errors; notices never do. @throws InputError with all of them */
export function refuseWarnings(problems: readonly Problem[], strict: boolean): void {
  if (strict && problems.some(({ severity }) => severity === 'warning')) throw new InputError(problems.map(asStrict))
}
