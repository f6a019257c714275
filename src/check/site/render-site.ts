import { dirname } from 'node:path'
import { shareFonts } from '../../assets/share/share-drawing'
import { drawShareImages } from '../../assets/share/share-images'
import { distinctPaths } from '../../build/distinct'
import { renderingOf } from '../../build/output-files'
import { entriesByPath } from '../../build/plan/entries-by-path'
import { planSite, type SiteOptions, type SitePlan } from '../../build/plan/plan-site'
import { renderPages } from '../../build/render-pages'
import { siteFiles } from '../../build/site-files'
import type { SiteParts } from '../../build/site-parts'
import { listPath } from '../../content/rules/paging'
import { type OutputFile, whole } from '../../lib/output-file'
import { addressOfFile, pagePaths } from '../../pages/page-paths'
import { layoutSources } from '../../render/compile/template-folder'
import { parsePage } from './parse-page'
import { fileText, type RenderedPage, type RenderedSite } from './rendered-site'

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
): Promise<RenderedSite> {
  const plan = await planSite(options, onStep)
  onStep('draw share images')
  const share = await drawShareImages(plan, options, onStep)
  onStep('render pages')
  const files = new Map<string, Uint8Array>()
  const check = distinctPaths()
  for await (const file of filesOf({ ...plan, share }, options)) {
    check(file)
    files.set(file.path, Buffer.from(file.content))
  }
  for (const file of folderForms(plan)) check(file)
  const hasImages = plan.templates.shareCard !== undefined
  const pages = parsedPages(plan, files)
  return {
    data: { ...plan.data, redirects: plan.redirects },
    definition: plan.templates.definition,
    site: plan.site,
    problems: plan.problems,
    assets: plan.assets.files.map(({ path, source }) => ({ path, file: source })),
    pages,
    pagesByPath: new Map(pages.map((page) => [page.path, page])),
    layout: dirname(layoutSources(plan.templates.folder).layout),
    fonts: hasImages ? await shareFonts(plan.templates, options.packageRoot) : undefined,
    files,
    fileOf: addressesOf(plan, files),
    today,
    outbound: undefined,
  }
}

/** In bytes: no rule looks into larger files, such as films. */
const readable = 2 ** 30

/** The files of the site, each page in one form. */
async function* filesOf(plan: SitePlan & Pick<SiteParts, 'share'>, options: SiteOptions): AsyncGenerator<OutputFile> {
  const { root, cwd, packageRoot } = options
  const parts = { ...plan, urls: 'flat', hosts: [], precompress: false, root, cwd, packageRoot } as const
  const rendering = renderingOf(parts)
  for await (const file of siteFiles(parts, (pages) => renderPages(pages, rendering))) {
    // There is no earlier output to keep files of.
    if ('kept' in file) continue
    yield 'from' in file && file.bytes > readable ? { ...file, content: '' } : whole(file)
  }
}

/** The second forms of the pages, which most builds also write. */
function folderForms({ pages }: SitePlan) {
  return pages.flatMap(({ page: { address, isErrorPage }, template }) => {
    const [, ...others] = pagePaths(address.path, 'both', isErrorPage)
    return others.map((path) => ({ path, source: template.file }))
  })
}

function parsedPages({ data, pages, templates }: SitePlan, files: RenderedSite['files']): RenderedPage[] {
  const entries = entriesByPath(data, templates.definition.content)
  return pages.map((listed) => {
    const html = () => fileText({ files }, pageFile(listed.page))
    return parsePage(listed, html, entries(listPath(listed.page.address.path))[0]?.source)
  })
}

/** The file at each address. */
function addressesOf({ pages, staticFiles }: SitePlan, files: RenderedSite['files']): RenderedSite['fileOf'] {
  const ofPages = new Map(pages.map(({ page }) => [pageFile(page), page.address.path]))
  const html = staticFiles.filter(({ path }) => path.endsWith('.html')).map(({ path }) => path)
  return new Map([
    // Hosts answer these addresses, too.
    ...html.flatMap((file) => answeredBy(file).map((address) => [address, file] as const)),
    ...[...files.keys()].map((file) => [ofPages.get(file) ?? `/${file}`, file] as const),
  ])
}

/** The addresses without its extension at which hosts answer a static page. */
function answeredBy(file: string): string[] {
  const address = addressOfFile(`/${file}`)
  return file.endsWith('/index.html') ? [address, `${address}/`] : [address]
}

function pageFile({ address, isErrorPage }: SitePlan['pages'][number]['page']): string {
  return pagePaths(address.path, 'flat', isErrorPage)[0] ?? ''
}
