import { join } from 'node:path'
import { scriptFile } from '../assets/assets'
import { styleSheets } from '../assets/page-styles'
import { hostFiles } from '../hosts/host-files'
import { hostPolicy } from '../hosts/host-policy'
import type { CopiedFile, OutputFile } from '../lib/output-file'
import { InputError } from '../lib/problem'
import type { ListedPage } from '../pages/page'
import { addressOfFile, pagePaths } from '../pages/page-paths'
import { filesInShard, pagesInShard } from '../pages/shard'
import { dataFiles } from './data-files'
import type { NamedFile } from './distinct'
import { checkMovedPages, checkRedirectPaths } from './plan/check-redirects'
import type { SiteParts } from './site-parts'
import type { SiteFile } from './stage'

/** Makes the files of pages. */
type RenderPages = (pages: readonly ListedPage[]) => AsyncIterable<SiteFile>

/**
 * All files of the output folder except for compressed copies.
 *
 * @param onOther called with the files of other shards, those of their pages included, except for share images; it
 * throws if one conflicts with another file, because the parts are copied into one folder
 * @throws InputError for mistakes in a template, for redirects from existing or to missing paths, and for what a host
 * does not support
 */
export async function* siteFiles(
  parts: SiteParts,
  render: RenderPages,
  onOther: (file: NamedFile) => void = () => {},
): AsyncGenerator<SiteFile> {
  const paths: string[] = []
  const ofOther = (file: NamedFile) => {
    onOther(file)
    paths.push(file.path)
  }
  for await (const file of publicFiles(parts, render, ofOther)) {
    paths.push(file.path)
    yield file
  }
  yield* filesForHosts(parts, paths)
}

/** Files for hosts. @param paths of all files that visitors see, except compressed copies */
function filesForHosts(parts: SiteParts, paths: readonly string[]): Iterable<OutputFile> {
  const { redirects, site, hosts, shard } = parts
  const pages = parts.pages.map(({ page }) => page.address.path)
  const moved = checkMovedPages(redirects.source, site.redirects, hosts)
  const problems = [...checkRedirectPaths(redirects, { pages, files: paths }), ...moved]
  if (problems.length > 0) throw new InputError(problems)
  return filesInShard(filesOfHosts(parts), shard, () => {})
}

/** Files that hosts read and visitors do not get. @throws InputError for what a host does not support */
export function filesOfHosts(parts: SiteParts): OutputFile[] {
  const { site, hosts, urls, precompress: precompressed } = parts
  return hostFiles(hosts, hostPolicy(site, { urls, precompressed, givenFiles: givenFiles(parts) }))
}

/** Paths of static files and assets, except for HTML at the address of a page, whose own file answers there. */
function givenFiles({ staticFiles, assets, pages }: SiteParts): string[] {
  const paths = [...staticFiles, ...assets.files].map(({ path }) => `/${path}`)
  const isPage = (address: string) => pages.some(({ page }) => page.address.path === address)
  return paths.filter((path) => !(path.endsWith('.html') && isPage(addressOfFile(path))))
}

/** All public files of one shard. @param onOther called with other shards' files, to which redirects may lead */
async function* publicFiles(
  parts: SiteParts,
  render: RenderPages,
  onOther: (file: NamedFile) => void,
): AsyncGenerator<SiteFile> {
  const { shard, urls, share, images = [] } = parts
  const others: Iterable<OutputFile | CopiedFile>[] = [templateFiles(parts), styleSheets(parts), dataFiles(parts)]
  const own = pagesInShard(parts.pages, shard, ({ page, template }) => {
    for (const path of pagePaths(page.address.path, urls, page.isErrorPage)) onOther({ path, source: template.file })
  })
  yield* share.files
  yield* filesInShard(images, shard, onOther)
  for (const files of others) yield* filesInShard(files, shard, onOther)
  yield* render(own)
}

/** Files that come from the templates as they are: script, assets, fonts and static files. */
export function* templateFiles({
  templates,
  assets,
  staticFiles,
}: Pick<SiteParts, 'templates' | 'assets' | 'staticFiles'>): Generator<OutputFile | CopiedFile> {
  const script = scriptFile(templates)
  if (script !== undefined) yield script
  yield* templates.modules.map((module) => ({ ...module, source: join(templates.folder, 'client') }))
  yield* assets.files
  // Paths contain the content hash: a font that is both in templates/assets and used by styles is one file.
  const known = new Set(assets.files.map(({ path }) => path))
  const fonts = templates.fonts.filter(({ path }) => !known.has(path))
  yield* fonts.map(({ path, content }) => ({ path, content, source: join(templates.folder, 'styles') }))
  yield* staticFiles
}
