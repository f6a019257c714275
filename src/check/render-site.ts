import { join, relative } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { listPath } from '../content/rules/paging'
import { layoutSources } from '../output/compile/layout-sources'
import { addressOfFile, pagePaths } from '../output/page-paths'
import { openDataCache, planSite, type SiteOptions, type SitePlan } from '../output/plan/plan-site'
import { distinctPaths } from '../output/publish/distinct'
import { drawShareImages } from '../output/share/draw-share-images'
import { shareFonts } from '../output/share/share-tools'
import { siteFiles } from '../output/site-files'
import { pageSources } from './page-sources'
import { keptForAll, keptForSome, parsePage } from './parse-page'
import type { RenderedSite } from './rendered-site'
import { undrawnTexts } from './undrawn-texts'

/** In bytes: twice of what is parsed of a brand page, so that half of the memory stays free. */
const parsedSize = 900_000

/** So many pages are parsed once for all rules: some 4,800 with what Node takes by itself on a machine of 16 GB. */
const inMemory = getHeapStatistics().heap_size_limit / parsedSize

/** A rendered site whose links have not been followed yet. */
export type UncrawledSite = Omit<RenderedSite, 'deadLinks' | 'outbound'>

/**
 * Renders a site like a build, but keeps every file in memory, so that nothing needs cleaning up if the program is
 * interrupted.
 *
 * @param today the date of the check, `2025-08-01`
 * @param onStep called at the start of each step
 * @throws InputError when data or templates are invalid, or two sources produce the same file
 */
export async function renderSite(
  options: SiteOptions,
  today: string,
  onStep: (name: string) => void,
): Promise<UncrawledSite> {
  const plan = await planSite(options, onStep, openDataCache(options, undefined, false))
  onStep('draw share images')
  const share = await drawShareImages(plan, options, onStep)
  onStep('render pages')
  const files = new Map<string, Uint8Array>()
  const check = distinctPaths()
  for await (const file of siteFiles({ ...plan, share, urls: 'flat', hosts: [], precompress: false })) {
    check(file)
    files.set(file.path, Buffer.from(file.content))
  }
  for (const file of folderForms(plan)) check(file)
  const undrawn = undrawnTexts(plan, await shareFonts(plan.templates, options.packageRoot))
  return { ...assemble(plan, files, options), undrawn, today }
}

/** The second forms of the pages, which most builds write too. */
function folderForms({ pages }: SitePlan) {
  return pages.flatMap(({ page: { address, isErrorPage }, template }) => {
    const [, ...others] = pagePaths(address.path, 'both', isErrorPage)
    return others.map((path) => ({ path, source: template.file }))
  })
}

function assemble(
  plan: SitePlan,
  files: ReadonlyMap<string, Uint8Array>,
  { root, cwd, isPreview = false }: SiteOptions,
): Omit<UncrawledSite, 'undrawn' | 'today'> {
  const { data, site, problems } = plan
  const assets = plan.assets.files.map(({ path, source }) => ({ path, file: relative(cwd, join(root, source)) }))
  const sources = pageSources(data, site)
  const [once, often] = [keptForAll(), keptForSome()]
  const pages = plan.pages.map((listed, index) => {
    const { path } = listed.page.address
    const html = () => new TextDecoder().decode(files.get(pageFile(listed.page)))
    return parsePage(listed, html, sources.get(listPath(path)), index < inMemory ? once : often)
  })
  const moved = new Set(site.redirects.map(({ from }) => from.path))
  const { layout } = layoutSources(plan.templates.folder)
  return { data, site, problems, assets, pages, layout, files, fileOf: addressesOf(plan, files), moved, isPreview }
}

function addressesOf(
  { pages, staticFiles }: SitePlan,
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, string> {
  const ofPages = new Map(pages.map(({ page }) => [pageFile(page), page.address.path]))
  const html = staticFiles.filter(({ path }) => path.endsWith('.html')).map(({ path }) => path)
  return new Map([
    // Hosts answer these addresses, too.
    ...html.flatMap((file) => answeredBy(file).map((address) => [address, file] as const)),
    ...[...files.keys()].map((file) => [ofPages.get(file) ?? `/${file}`, file] as const),
  ])
}

/** The addresses without its ending at which hosts answer a static page. */
function answeredBy(file: string): string[] {
  const address = addressOfFile(`/${file}`)
  return file.endsWith('/index.html') ? [address, `${address}/`] : [address]
}

function pageFile({ address, isErrorPage }: SitePlan['pages'][number]['page']): string {
  return pagePaths(address.path, 'flat', isErrorPage)[0] ?? ''
}
