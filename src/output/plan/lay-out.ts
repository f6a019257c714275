import { join } from 'node:path'
import type { FingerprintOf } from '../../content/fingerprints'
import type { Site } from '../../content/site/types'
import { compileTemplates } from '../compile/compile-templates'
import { templateFolder } from '../compile/template-folder'
import type { Templates } from '../compile/templates'
import { type HashedAssets, hashAssets, staticFiles } from '../files/assets'
import { namesOfBatches } from '../files/domain-batches'
import { drawIcons } from '../files/icons'
import { refuseLinksOut } from '../files/refuse-links-out'
import type { OutputFile } from '../output-file'
import { type ListedPage, listPages } from './list-pages'
import { pageDataFiles } from './page-data-files'
import type { SiteOptions, SiteReading } from './plan-site'

/** The files that accompany templates: icons, assets, and static files that keep their names. */
export interface TemplateFiles {
  readonly assets: HashedAssets
  readonly staticFiles: readonly OutputFile[]
}

/** The pages of a site, the templates that make them, and the accompanying files. */
export interface PlannedPages extends TemplateFiles {
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
  /** Of the batches of the price list, see `namesOfBatches`; none when no fingerprints are computed. */
  readonly domainNames: readonly (string | undefined)[]
}

/** Compiled templates, and the files that accompany them. */
export interface WholeTemplates {
  readonly templates: Templates
  readonly files: TemplateFiles
}

/**
 * Compiles the templates for a site, and reads the files that accompany them.
 *
 * @param onTemplates called once the templates can be used
 * @throws InputError when templates are invalid
 */
export async function wholeTemplates(
  options: SiteOptions,
  site: Pick<Site, 'address'>,
  onTemplates: (templates: Templates) => void = () => undefined,
): Promise<WholeTemplates> {
  const templates = await compileTemplates(templateFolder(options), site.address('/').href)
  onTemplates(templates)
  return { templates, files: await readTemplateFiles(options, site, templates) }
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

/**
 * Combines site and templates by listing the pages.
 *
 * @param fingerprintOf computes fingerprints of what they are made from
 * @throws InputError when a template throws
 */
export function layOut<Reading extends Pick<SiteReading, 'site'>>(
  options: SiteOptions,
  reading: Reading,
  { templates, files }: WholeTemplates,
  fingerprintOf?: FingerprintOf,
): Reading & PlannedPages {
  const { isPreview = false } = options
  const listing = {
    run: templates.run,
    isPreview,
    fingerprintOf,
    dataFilesOf: pageDataFiles(options, reading.site.collections),
  }
  const pages = listPages(reading.site, templates.pages, listing)
  // Here, since what computes them need not outlive this.
  const domainNames = fingerprintOf === undefined ? [] : namesOfBatches(reading.site.domains, fingerprintOf)
  return { ...reading, ...files, templates, pages, domainNames }
}
