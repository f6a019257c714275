import { InputError } from '../content/problem'
import type { Data } from '../content/source/data'
import { hashedPath } from './assets'
import { checkRedirects } from './check-redirects'
import { domainsCsv, domainsJson } from './domain-data'
import { hostFiles } from './hosts/host-files'
import type { HostName } from './hosts/host-names'
import { hostPolicy } from './hosts/host-policy'
import type { OutputFile } from './output-file'
import { precompress } from './precompress'
import { renderPages } from './render-pages'
import { robotsTxt } from './robots'
import { securityTxt } from './security-txt'
import type { SiteParts } from './site-parts'
import { sitemapEntries, sitemapXml } from './sitemap'
import { webManifest } from './web-manifest'

/** What the output folder holds, beside what visitors see. */
export interface SiteFilesParts extends SiteParts {
  readonly data: Data
  readonly hosts: readonly HostName[]
  /** Whether to write compressed copies. */
  readonly precompress: boolean
}

/**
 * Every file of the output folder, one after the other: nothing holds all pages at once.
 *
 * @throws InputError for redirects from or to what is not there, and for what a host cannot do
 */
export async function* siteFiles(parts: SiteFilesParts): AsyncGenerator<OutputFile> {
  const { site, data, hosts, urls, precompress: precompressed } = parts
  const files: string[] = []
  for await (const file of precompressed ? precompress(publicFiles(parts)) : publicFiles(parts)) {
    files.push(file.path)
    yield file
  }
  const problems = checkRedirects(data.redirects, { pages: parts.pages.map(({ page }) => page.address.path), files })
  if (problems.length > 0) throw new InputError(problems)
  yield* hostFiles(hosts, hostPolicy(site, { urls, precompressed }))
}

/** Every file that visitors see. */
async function* publicFiles(parts: SiteParts): AsyncGenerator<OutputFile> {
  const { site, assets, templates } = parts
  const script = {
    path: hashedPath('client.js', templates.script),
    content: templates.script,
    source: 'templates/client',
  }
  yield script
  yield* assets.files
  yield* templates.fonts.map(({ path, content }) => ({ path, content, source: 'templates/styles' }))
  yield* parts.staticFiles
  yield* parts.share.files
  const fonts = templates.fonts.map(({ path }) => site.address(`/${path}`).href)
  yield* renderPages(parts, { script: site.address(`/${script.path}`).href, fonts })
  yield own('domains.csv', domainsCsv(site.domains))
  yield own('domains.json', domainsJson(site.domains))
  yield own('site.webmanifest', webManifest(site, assets))
  yield own('.well-known/security.txt', securityTxt(site))
  yield* forCrawlers(parts)
}

/** A sitemap lists at least one page, so a preview has none; robots.txt lets crawlers in, who must read "noindex". */
function forCrawlers({ site, pages }: SiteParts): OutputFile[] {
  const { refusedCrawlers } = site.studio
  const entries = sitemapEntries(pages.map(({ page }) => page))
  if (entries.length === 0) return [own('robots.txt', robotsTxt(refusedCrawlers))]
  const { url } = site.address('/sitemap.xml')
  return [own('sitemap.xml', sitemapXml(entries)), own('robots.txt', robotsTxt(refusedCrawlers, url))]
}

function own(path: string, content: string): OutputFile {
  return { path, content, source: 'build-site' }
}
