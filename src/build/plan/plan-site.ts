import { join } from 'node:path'
import { type HashedAssets, hashAssets, refuseLinksOut, staticFiles } from '../../assets/assets'
import { drawIcons } from '../../assets/icons'
import { loadData, type ReadAhead } from '../../content/load-data'
import { buildSite } from '../../content/site/build-site'
import type { Site } from '../../content/site/types'
import type { Data } from '../../content/source/data'
import { DataCache } from '../../content/source/data-cache'
import type { CopiedFile, OutputFile } from '../../lib/output-file'
import { asStrict, InputError, type Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'
import { compileTemplates } from '../../render/compile/compile-templates'
import { templateFolder } from '../../render/compile/template-folder'
import type { Templates } from '../../render/compile/templates'
import { listPages, pageDataFiles } from './list-pages'
import { checkPages } from './page-fields'

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
 * @throws InputError when data or templates are invalid
 */
export async function planSite(options: SiteOptions, onStep: (name: string) => void): Promise<SitePlan> {
  onStep('read data')
  const reading = await readSite(options, new DataCache())
  onStep('compile templates')
  return planPages(options, reading)
}

/**
 * Reads the data and builds the site from it.
 *
 * @param cache the files that are known to be valid
 * @throws InputError when the data is invalid, or when there are warnings under `--strict`
 */
export async function readSite(
  { data: folder, cwd, strict, siteUrl }: SiteOptions,
  cache: DataCache,
  readAhead?: ReadAhead,
): Promise<SiteReading> {
  const { data, problems } = await loadData(folder, cwd, cache, readAhead)
  refuseWarnings(problems, strict)
  return { data, problems, site: buildSite(data, siteUrl) }
}

/** Compiles the templates of a site and lists its pages. @throws InputError when templates are invalid */
export async function planPages(options: SiteOptions, reading: SiteReading): Promise<SitePlan> {
  const { site } = reading
  const templates = await compileTemplates(templateFolder(options), site.addresses.home.href)
  const plan = layOut(options, reading, templates, await readTemplateFiles(options, site, templates))
  checkPages(plan.pages, site.address)
  return plan
}

/** Under `--strict`, warnings stop the build like errors; notices never do. @throws InputError with all of them */
export function refuseWarnings(problems: readonly Problem[], strict: boolean): void {
  if (strict && problems.some(({ severity }) => severity === 'warning')) throw new InputError(problems.map(asStrict))
}

/** The files that accompany templates: icons, assets, and static files that keep their names. */
export interface TemplateFiles {
  readonly assets: HashedAssets
  readonly staticFiles: readonly (OutputFile | CopiedFile)[]
}

/** The pages of a site, the templates that make them, and the accompanying files. */
interface PlannedPages extends TemplateFiles {
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
  /** Finds the data files that give a page its address, for messages. */
  readonly dataFilesOf: (path: string) => readonly string[]
}

/**
 * Draws the icons and reads the files that accompany the templates.
 *
 * @throws InputError when a template throws, or a link among the files leads out of the templates
 */
export async function readTemplateFiles(
  options: SiteOptions,
  { address }: Pick<Site, 'address'>,
  templates: Templates,
): Promise<TemplateFiles> {
  const { folder, cwd, program } = templateFolder(options)
  await refuseLinksOut(folder, cwd)
  const icons = await drawIcons(templates, program.imageCache)
  const assets = await hashAssets(join(folder, 'assets'), icons.assets, address, cwd)
  return { assets, staticFiles: [icons.favicon, ...(await staticFiles(join(folder, 'static'), cwd))] }
}

/** Combines site and templates by listing the pages. @throws InputError when a template throws */
export function layOut<Reading extends SiteReading>(
  options: SiteOptions,
  reading: Reading,
  templates: Templates,
  files: TemplateFiles,
): Reading & PlannedPages {
  const { run } = templates
  const dataFilesOf = pageDataFiles(reading.data, reading.site.collections)
  const pages = listPages(reading.site, templates.pages, { run, isPreview: options.isPreview ?? false, dataFilesOf })
  return { ...reading, ...files, templates, pages, dataFilesOf }
}
