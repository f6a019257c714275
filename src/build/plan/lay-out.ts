import { join } from 'node:path'
import { type HashedAssets, hashAssets, staticFiles } from '../../assets/assets'
import { drawIcons } from '../../assets/icons'
import { refuseLinksOut } from '../../assets/refuse-links-out'
import type { Site } from '../../content/site/types'
import type { CopiedFile, OutputFile } from '../../lib/output-file'
import type { ListedPage } from '../../pages/page'
import { templateFolder } from '../../render/compile/template-folder'
import type { Templates } from '../../render/compile/templates'
import { listPages } from './list-pages'
import { pageDataFiles } from './page-data-files'
import type { SiteOptions, SiteReading } from './site-reading'

/** The files that accompany templates: icons, assets, and static files that keep their names. */
export interface TemplateFiles {
  readonly assets: HashedAssets
  readonly staticFiles: readonly (OutputFile | CopiedFile)[]
}

/** The pages of a site, the templates that make them, and the accompanying files. */
export interface PlannedPages extends TemplateFiles {
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
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
  return { ...reading, ...files, templates, pages }
}
