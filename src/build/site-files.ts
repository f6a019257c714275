import { join } from 'node:path'
import { scriptFile } from '../assets/assets'
import { styleSheets } from '../assets/page-styles'
import { hostFiles } from '../hosts/host-files'
import { hostPolicy } from '../hosts/host-policy'
import type { CopiedFile, LazyFile, OutputFile } from '../lib/output-file'
import { InputError } from '../lib/problem'
import { addressOfFile, pagePaths } from '../pages/page-paths'
import { isInShard, pagesInShard } from '../pages/shard'
import type { SiteParts } from './build-options'
import { dataFiles } from './data-files'
import { distinctPaths } from './distinct'
import { checkMovedPages, checkRedirectPaths } from './plan/check-redirects'
import { copyPaths } from './precompress'
import { type Rendering, renderPages } from './render-pages'
import type { SiteFile } from './stage'

/** A file that is not a page. */
type OtherFile = OutputFile | LazyFile | CopiedFile

/** All files of the output folder except for compressed copies; the names of all are checked before the first page. */
export async function* siteFiles(parts: SiteParts, rendering: Rendering): AsyncGenerator<SiteFile> {
  yield* parts.share.files
  yield* otherFiles(parts)
  yield* renderPages(pagesInShard(parts.pages, parts.shard), rendering)
}

/**
 * The files of a shard that are neither pages nor share images. The names of all files are checked, also those of pages
 * and of other shards: the parts are copied into one folder.
 *
 * @throws InputError for two sources of one file, for redirects from existing or to missing paths, and for what a host
 * does not support
 */
export function* otherFiles(parts: Omit<SiteParts, 'share'>): Generator<OtherFile> {
  const { shard, urls, hosts, precompress, pages, images, redirects, site } = parts
  const check = distinctPaths()
  const paths: string[] = []
  const take = (path: string, source: string, bytes?: number) => {
    check({ path, source })
    paths.push(path)
    for (const copy of precompress ? copyPaths(path, bytes) : []) check({ path: copy, source: '--precompress' })
  }
  for (const files of [images, templateFiles(parts), styleSheets(parts), dataFiles(parts)]) {
    for (const file of files) {
      take(file.path, file.source, sizeOf(file))
      if (isInShard(file.path, shard)) yield file
    }
  }
  for (const { page, template } of pages) {
    for (const path of pagePaths(page.address.path, urls, page.isErrorPage)) take(path, template.file)
  }
  const addresses = pages.map(({ page }) => page.address.path)
  const moved = checkMovedPages(redirects.source, site.redirects, hosts)
  const problems = [...checkRedirectPaths(redirects, { pages: addresses, files: paths }), ...moved]
  if (problems.length > 0) throw new InputError(problems)
  for (const file of filesOfHosts(parts)) {
    check(file)
    if (isInShard(file.path, shard)) yield file
  }
}

/** In bytes; undefined if it is not made yet. */
function sizeOf(file: OtherFile): number | undefined {
  if ('content' in file) return Buffer.byteLength(file.content)
  return 'bytes' in file ? file.bytes : undefined
}

/** Files that hosts read and visitors do not get. @throws InputError for what a host does not support */
export function filesOfHosts(parts: Omit<SiteParts, 'share'>): OutputFile[] {
  const { site, hosts, urls, precompress: precompressed } = parts
  return hostFiles(hosts, hostPolicy(site, { urls, precompressed, givenFiles: givenFiles(parts) }))
}

/** Paths of static files and assets, except for HTML at the address of a page, whose own file answers there. */
function givenFiles({ staticFiles, assets, pages }: Pick<SiteParts, 'staticFiles' | 'assets' | 'pages'>): string[] {
  const paths = [...staticFiles, ...assets.files].map(({ path }) => `/${path}`)
  const isPage = (address: string) => pages.some(({ page }) => page.address.path === address)
  return paths.filter((path) => !(path.endsWith('.html') && isPage(addressOfFile(path))))
}

/** Files that come from the templates as they are: script, assets, fonts and static files. */
export function* templateFiles({
  templates,
  assets,
  staticFiles,
}: Pick<SiteParts, 'templates' | 'assets' | 'staticFiles'>): Generator<OutputFile | CopiedFile> {
  const script = scriptFile(templates)
  if (script !== undefined) yield script
  yield* templates.compiled.script.modules.map((module) => ({ ...module, source: join(templates.folder, 'client') }))
  yield* assets.files
  // Paths contain the content hash: a font that is both in templates/assets and used by styles is one file.
  const known = new Set(assets.files.map(({ path }) => path))
  const fonts = templates.compiled.fonts.filter(({ path }) => !known.has(path))
  yield* fonts.map(({ path, base64 }) => ({
    ...{ path, content: Buffer.from(base64, 'base64'), source: join(templates.folder, 'styles') },
  }))
  yield* staticFiles
}
