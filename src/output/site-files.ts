import { hashedPath } from './assets'
import { domainsCsv, domainsJson } from './domain-data'
import type { OutputFile } from './output-file'
import { renderPages } from './render-pages'
import { robotsTxt } from './robots'
import { securityTxt } from './security-txt'
import type { SiteParts } from './site-parts'
import { sitemapEntries, sitemapXml } from './sitemap'
import type { Templates } from './templates'
import { webManifest } from './web-manifest'

/** Every file of the site, one after the other: nothing holds all pages at once. */
export async function* siteFiles(parts: SiteParts): AsyncGenerator<OutputFile> {
  yield* templateFiles(parts)
  yield* parts.share.files
  yield* renderPages(parts, sharedAddresses(parts))
  yield* dataFiles(parts)
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
  yield* assets.files
  yield* templates.fonts.map(({ path, content }) => ({ path, content, source: 'templates/styles' }))
  yield* staticFiles
}

/** What is written from the site for others than readers of pages. */
export function* dataFiles({ site, pages, assets }: Pick<SiteParts, 'site' | 'pages' | 'assets'>) {
  yield own('sitemap.xml', sitemapXml(sitemapEntries(pages.map(({ page }) => page))))
  yield own('domains.csv', domainsCsv(site.domains))
  yield own('domains.json', domainsJson(site.domains))
  yield own('robots.txt', robotsTxt(site.studio.refusedCrawlers, site.address('/sitemap.xml').url))
  yield own('site.webmanifest', webManifest(site, assets))
  yield own('.well-known/security.txt', securityTxt(site))
}

function scriptFile({ script }: Templates): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: 'templates/client' }
}

function own(path: string, content: string): OutputFile {
  return { path, content, source: 'build-site' }
}
