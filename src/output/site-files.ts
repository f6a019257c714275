import { InputError } from '../content/problem'
import type { Data } from '../content/source/data'
import { hashedPath } from './assets'
import { checkRedirects } from './check-redirects'
import { domainsCsv, domainsJson } from './domain-data'
import { domainIndex } from './domain-index'
import { hostFiles } from './hosts/host-files'
import type { HostName } from './hosts/host-names'
import { hostPolicy } from './hosts/host-policy'
import type { ListedPage } from './list-pages'
import type { OutputFile } from './output-file'
import { pageStyles } from './page-styles'
import { precompress } from './precompress'
import { renderPages } from './render-pages'
import { robotsTxt } from './robots'
import { securityTxt } from './security-txt'
import { filesInShard, pagesInShard, type Shard } from './shard'
import type { SiteParts } from './site-parts'
import { sitemapEntries, sitemapFiles } from './sitemap'
import type { Templates } from './templates'
import { webManifest } from './web-manifest'

/** What the output folder holds, beside what visitors see. */
export interface SiteFilesParts extends SiteParts {
  readonly data: Data
  readonly hosts: readonly HostName[]
  /** Whether to write compressed copies. */
  readonly precompress: boolean
  /** The part of the site to write; all of it when undefined. */
  readonly shard?: Shard | undefined
}

/**
 * Every file of the output folder, one after the other: nothing holds all pages at once.
 *
 * @throws InputError for redirects from or to what is not there, and for what a host cannot do
 */
export async function* siteFiles(parts: SiteFilesParts): AsyncGenerator<OutputFile> {
  const { site, data, hosts, urls, shard, precompress: precompressed } = parts
  const files: string[] = []
  const own = publicFiles(parts, (path) => files.push(path))
  for await (const file of precompressed ? precompress(own) : own) {
    files.push(file.path)
    yield file
  }
  const problems = checkRedirects(data.redirects, { pages: parts.pages.map(({ page }) => page.address.path), files })
  if (problems.length > 0) throw new InputError(problems)
  yield* filesInShard(hostFiles(hosts, hostPolicy(site, { urls, precompressed })), shard, () => {})
}

/** Every file that visitors see, of one shard. @param onOther told of the files of other shards, but not of their pages */
async function* publicFiles(parts: SiteFilesParts, onOther: (path: string) => void): AsyncGenerator<OutputFile> {
  const { shard } = parts
  const pages = pagesInShard(parts.pages, shard)
  yield* filesInShard(templateFiles(parts), shard, onOther)
  yield* parts.share.files
  yield* filesInShard(renderPages({ ...parts, pages }, sharedAddresses(parts)), shard, onOther)
  yield* filesInShard(otherSheets(parts, pages), shard, onOther)
  yield* filesInShard(dataFiles(parts), shard, onOther)
}

/** The style sheets of templates of which a shard renders no page; the others come with the pages. */
function otherSheets({ pages, site }: SiteParts, rendered: readonly ListedPage[]): OutputFile[] {
  const others = new Set(pages.map(({ template }) => template))
  for (const { template } of rendered) others.delete(template)
  return [...others].flatMap((template) => pageStyles(template, site).file ?? [])
}

/** The addresses that all pages refer to. */
export function sharedAddresses({ site, templates }: Pick<SiteParts, 'site' | 'templates'>) {
  return {
    script: site.address(`/${scriptFile(templates).path}`).href,
    fonts: templates.fonts.map(({ path }) => site.address(`/${path}`).href),
  }
}

/** What comes from the templates as it is: script, assets, fonts and the files that keep their names. */
export function* templateFiles({
  templates,
  assets,
  staticFiles,
}: Pick<SiteParts, 'templates' | 'assets' | 'staticFiles'>): Generator<OutputFile> {
  yield scriptFile(templates)
  yield* templates.modules.map((module) => ({ ...module, source: 'templates/client' }))
  yield* assets.files
  yield* templates.fonts.map(({ path, content }) => ({ path, content, source: 'templates/styles' }))
  yield* staticFiles
}

/** What is written from the site for others than readers of pages. */
export function* dataFiles(parts: Pick<SiteParts, 'site' | 'pages' | 'assets'>): Generator<OutputFile> {
  const { site, assets } = parts
  yield own('domains.csv', domainsCsv(site.domains))
  yield own('domains.json', domainsJson(site.domains))
  if (site.domains.index !== undefined) yield own(site.domains.index.path.slice(1), domainIndex(site))
  yield own('site.webmanifest', webManifest(site, assets))
  yield own('.well-known/security.txt', securityTxt(site))
  yield* forCrawlers(parts)
}

/** A sitemap lists at least one page, so a preview has none; robots.txt lets crawlers in, who must read "noindex". */
function forCrawlers({ site, pages }: Pick<SiteParts, 'site' | 'pages'>): OutputFile[] {
  const { refusedCrawlers } = site.studio
  const entries = sitemapEntries(pages.map(({ page }) => page))
  if (entries.length === 0) return [own('robots.txt', robotsTxt(refusedCrawlers))]
  const urlOf = (name: string) => site.address(`/${name}`).url
  const sitemap = sitemapFiles(entries, urlOf).map(({ name, xml }) => own(name, xml))
  return [...sitemap, own('robots.txt', robotsTxt(refusedCrawlers, urlOf('sitemap.xml')))]
}

function scriptFile({ script }: Templates): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: 'templates/client' }
}

function own(path: string, content: string): OutputFile {
  return { path, content, source: 'build-site' }
}
