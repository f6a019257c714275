import { loadData, type ReadAhead } from '../../content/load-data'
import { buildSite } from '../../content/site/build-site'
import { DataCache } from '../../content/source/data-cache'
import { asStrict, InputError, type Problem } from '../../lib/problem'
import { compileTemplates } from '../../render/compile/compile-templates'
import { templateFolder } from '../../render/compile/template-folder'
import { layOut, type PlannedPages, readTemplateFiles } from './lay-out'
import { checkPages } from './page-fields'
import type { SiteOptions, SiteReading } from './site-reading'

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
