import { dirname } from 'node:path'
import { shareFonts } from '../../assets/share/share-drawing'
import { drawShareImages } from '../../assets/share/share-images'
import { renderingOf } from '../../build/output-files'
import { entriesByPath } from '../../build/plan/entries-by-path'
import { planSite, type SiteOptions, type SitePlan } from '../../build/plan/plan-site'
import { siteFiles } from '../../build/site-files'
import { listPath } from '../../content/rules/paging'
import { whole } from '../../lib/output-file'
import { addressOfFile, pagePaths } from '../../pages/page-paths'
import { templateSources } from '../../render/compile/template-folder'
import { parsePage } from './parse-page'
import { fileText, type RenderedSite } from './rendered-site'

/**
 * Renders a site like a build, but keeps every file in memory, so that nothing needs cleaning up if the program is
 * interrupted.
 *
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
  const { root, cwd, packageRoot } = options
  // Most builds also write the second forms of pages, whose names are checked.
  const parts = { ...plan, share, urls: 'both', hosts: [], precompress: false, root, cwd, packageRoot } as const
  const files = new Map<string, Uint8Array>()
  for await (const file of siteFiles(parts, { ...renderingOf(parts), urls: 'flat' })) {
    // There is no earlier output to keep files of.
    if ('kept' in file) continue
    const isLarge = 'from' in file && file.bytes > readable
    files.set(file.path, Buffer.from(isLarge ? '' : (await whole(file)).content))
  }
  const entries = entriesByPath(plan.data, plan.templates.definition.content)
  const pages = plan.pages.map((listed) => {
    const html = () => fileText({ files }, pageFile(listed.page))
    return parsePage(listed, html, entries(listPath(listed.page.address.path))[0]?.source)
  })
  return {
    data: { ...plan.data, redirects: plan.redirects },
    definition: plan.templates.definition,
    site: plan.site,
    problems: plan.problems,
    assets: plan.assets.files.map(({ path, source }) => ({ path, file: source })),
    pages,
    pagesByPath: new Map(pages.map((page) => [page.path, page])),
    layout: dirname(templateSources(plan.templates.folder).layout),
    fonts: plan.templates.shareCard ? await shareFonts(plan.templates, packageRoot) : undefined,
    files,
    fileOf: addressesOf(plan, files),
    today,
    outbound: undefined,
  }
}

/** In bytes: no rule looks into larger files, such as films. */
const readable = 2 ** 30

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
