import { join } from 'node:path'
import { InputError } from '../content/problem'
import type { Data } from '../content/source/data'
import { amongPages } from './among-pages'
import { dataFiles } from './data-files'
import { scriptFile } from './files/script-file'
import { hostFiles } from './hosts/host-files'
import type { HostName } from './hosts/host-names'
import { hostPolicy } from './hosts/host-policy'
import type { OutputFile, SiteFile } from './output-file'
import { addressOfFile, pagePaths } from './page-paths'
import { checkMovedPages } from './plan/check-moved-pages'
import { checkRedirectPaths } from './plan/check-redirect-paths'
import { listsFirst } from './plan/lists-first'
import { drafted, pageFiles } from './print/page-files'
import { PagePrinter } from './print/page-printer'
import { PageRenderer } from './print/page-renderer'
import { pageSettings } from './print/page-settings'
import { styleSheets } from './print/page-styles'
import { inFull, printed } from './print/printed'
import { filesInShard, pagesInShard, type Shard } from './shard'
import { distinctInShards, type TakenFile } from './shard-conflicts'
import type { SiteParts } from './site-parts'
import { isVast } from './site-size'

/** What the content of the output folder is made from. */
export interface SiteFilesParts extends SiteParts {
  readonly data: Pick<Data, 'redirects'>
  readonly hosts: readonly HostName[]
  /** Whether hosts are to send compressed copies. */
  readonly precompress: boolean
  /** The shard to write; the whole site when undefined. */
  readonly shard?: Shard | undefined
}

/**
 * All files of the output folder except for compressed copies, one at a time, so that the pages are never all in memory
 * at once.
 *
 * @throws InputError for mistakes in a template, for redirects from existing or to missing paths, and for what a host
 * does not support
 */
export async function* siteFiles(parts: SiteFilesParts): AsyncGenerator<OutputFile> {
  const renderer = new PageRenderer(parts.templates, pageSettings(parts))
  const printer = new PagePrinter(renderer, parts.forms)
  const paths: string[] = []
  for await (const file of inFull(printed(drafted(publicFiles(parts, (path) => paths.push(path))), printer))) {
    paths.push(file.path)
    yield file
  }
  yield* filesForHosts(parts, paths)
}

/** The same files, with lazy files and pages not yet made or printed. */
export function* sitePlans(parts: SiteFilesParts): Generator<SiteFile> {
  const paths: string[] = []
  for (const file of publicFiles(parts, (path) => paths.push(path))) {
    paths.push(file.path)
    yield file
  }
  yield* filesForHosts(parts, paths)
}

/** Files for hosts. @param paths of all files that visitors see, except for compressed copies */
function filesForHosts(parts: SiteFilesParts, paths: readonly string[]): Iterable<OutputFile> {
  const { data, site, hosts, shard } = parts
  const pages = parts.pages.map(({ page }) => page.address.path)
  const moved = checkMovedPages(data.redirects.source, site.redirects, hosts)
  const problems = [...checkRedirectPaths(data.redirects, { pages, files: paths }), ...moved]
  if (problems.length > 0) throw new InputError(problems)
  return filesInShard(filesOfHosts(parts), shard, () => {})
}

/** Files that hosts read and visitors do not get. @throws InputError for what a host does not support */
export function filesOfHosts(parts: SiteFilesParts): OutputFile[] {
  const { site, hosts, urls, precompress: precompressed } = parts
  return hostFiles(hosts, hostPolicy(site, { urls, precompressed, givenFiles: givenFiles(parts) }))
}

/** Paths of static files and assets, except for HTML at the address of a page, whose own file answers there. */
function givenFiles({ staticFiles, assets, pages }: SiteFilesParts): string[] {
  const paths = [...staticFiles, ...assets.files].map(({ path }) => `/${path}`)
  const isPage = (address: string) => pages.some(({ page }) => page.address.path === address)
  return paths.filter((path) => !(path.endsWith('.html') && isPage(addressOfFile(path))))
}

/**
 * All public files of one shard. What stands in the way of a file of another shard is refused, too: the parts would not
 * fit together.
 *
 * @param onOther called with the paths of other shards' files, those of their pages included, to which redirects may lead
 */
function* publicFiles(parts: SiteFilesParts, onOther: (path: string) => void): Generator<SiteFile> {
  if (parts.shard === undefined) return yield* ownFiles(parts)
  const distinct = distinctInShards(parts)
  const ofOther = (file: TakenFile) => {
    distinct.take(file)
    onOther(file.path)
  }
  for (const file of ownFiles(parts, ofOther)) {
    distinct.take(file)
    yield file
  }
  distinct.end()
}

/** @param onOther called with other shards' files, except for share images */
function* ownFiles(parts: SiteFilesParts, onOther: (file: TakenFile) => void = () => {}): Generator<SiteFile> {
  const { shard, urls } = parts
  const own = pagesInShard(parts.pages, shard, ({ page, template }) => {
    for (const path of pagePaths(page.address.path, urls, page.isErrorPage)) onOther({ path, source: template.file })
  })
  yield* filesInShard(templateFiles(parts), shard, onOther)
  yield* parts.share.files
  yield* filesInShard(styleSheets(parts), shard, onOther)
  const lists = filesInShard(dataFiles(parts), shard, onOther)
  const pages = filesInShard(pageFiles({ ...parts, pages: listsFirst(own) }), shard, onOther)
  if (isVast(own.length)) {
    // Made while little else is in memory.
    yield* lists
    yield* pages
  } else yield* amongPages(lists, pages)
}

/** Files that come from the templates as they are: script, assets, fonts and static files. */
export function* templateFiles({
  templates,
  assets,
  staticFiles,
}: Pick<SiteParts, 'templates' | 'assets' | 'staticFiles'>): Generator<OutputFile> {
  yield scriptFile(templates)
  yield* templates.modules.map((module) => ({ ...module, source: join(templates.folder, 'client') }))
  yield* assets.files
  // Paths contain the content hash: a font that is both in templates/assets and used by styles is one file.
  const known = new Set(assets.files.map(({ path }) => path))
  const fonts = templates.fonts.filter(({ path }) => !known.has(path))
  yield* fonts.map(({ path, content }) => ({ path, content, source: join(templates.folder, 'styles') }))
  yield* staticFiles
}
