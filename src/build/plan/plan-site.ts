import { join } from 'node:path'
import { type HashedAssets, hashAssets, refuseLinksOut, staticFiles } from '../../assets/assets'
import { drawIcons } from '../../assets/icons'
import { Images } from '../../assets/images/read-images'
import { type LoadedData, loadData, type ReadAhead } from '../../content/load-data'
import { DataCache } from '../../content/source/data-cache'
import { requireFolder } from '../../content/source/require-folder'
import type { CopiedFile, LazyFile, OutputFile } from '../../lib/output-file'
import { asStrict, InputError, type Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'
import { compileTemplates } from '../../render/compile/compile-templates'
import { templateFolder, templateSources } from '../../render/compile/template-folder'
import type { Templates } from '../../render/compile/templates'
import { buildSite, type Site } from '../../site/site'
import { entriesByPath } from './entries-by-path'
import { listPages } from './list-pages'
import { checkFrame, checkPages } from './page-fields'

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
export interface SiteReading extends LoadedData {
  readonly site: Site
  /** The files of the images in the data. */
  readonly images: readonly LazyFile[]
}

/** Everything known about a site before anything is drawn or written. */
export interface SitePlan extends SiteReading, TemplateFiles {
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
  /** Finds the data files that give a page its address, for messages. */
  readonly dataFilesOf: (path: string) => readonly string[]
}

/** Compiles the templates, reads the data and lists the pages. @throws InputError when data or templates are invalid */
export async function planSite(options: SiteOptions, onStep: (name: string) => void): Promise<SitePlan> {
  // If there is no data folder, this is reported before anything else.
  await requireFolder(options.data, options.cwd)
  onStep('compile templates')
  const templates = await compileTemplates(templateFolder(options))
  onStep('read data')
  return planPages(options, templates, await readSite(options, templates, new DataCache()))
}

/**
 * Reads the data, except for files that the cache knows, and builds the site from it.
 *
 * @throws InputError when the data is invalid, or when there are warnings under `--strict`
 */
export async function readSite(
  { data: folder, cwd, strict, siteUrl, packageRoot }: SiteOptions,
  { definition, folder: templates }: Pick<Templates, 'definition' | 'folder'>,
  cache: DataCache,
  readAhead?: ReadAhead,
): Promise<SiteReading> {
  const images = new Images(definition.content, { folder, cwd, packageRoot })
  const loading = loadData({ folder, cwd }, definition, cache, readAhead, (data) => images.read(data))
  // Valid files are cached even if others have mistakes, so that they need not be read again after a fix.
  const loaded = await loading.finally(() => cache.write())
  refuseWarnings(loaded.problems, strict)
  const file = templateSources(templates).site
  return {
    ...loaded,
    images: images.files,
    site: buildSite(definition, loaded, { siteUrl, place: images.place, file }),
  }
}

/** Lists the pages of a site. @throws InputError when templates are invalid */
export async function planPages(options: SiteOptions, templates: Templates, reading: SiteReading): Promise<SitePlan> {
  const { site } = reading
  const plan = layOut(options, reading, templates, await readTemplateFiles(options, site, templates))
  checkFrame(site, templateSources(templates.folder).site)
  checkPages(plan.pages)
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
  return {
    assets,
    staticFiles: [...(icons.favicon ? [icons.favicon] : []), ...(await staticFiles(join(folder, 'static'), cwd))],
  }
}

/** Combines site and templates by listing the pages. @throws InputError when a template throws */
export function layOut(
  options: SiteOptions,
  reading: SiteReading,
  templates: Templates,
  files: TemplateFiles,
): SitePlan {
  const entries = entriesByPath(reading.data, templates.definition.content)
  const dataFilesOf = (path: string) => entries(path).map(({ source }) => source.file)
  const pages = listPages(reading.site, templates.pages, { isPreview: options.isPreview, dataFilesOf })
  return { ...reading, ...files, templates, pages, dataFilesOf }
}
