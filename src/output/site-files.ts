import { hashedPath } from './assets'
import { domainsCsv, domainsJson } from './domain-data'
import type { OutputFile } from './output-file'
import { renderPages } from './render-pages'
import { robotsTxt } from './robots'
import { securityTxt } from './security-txt'
import type { SiteParts } from './site-parts'
import { sitemapEntries, sitemapXml } from './sitemap'
import { webManifest } from './web-manifest'

/** Every file of the site, one after the other: nothing holds all pages at once. */
export async function* siteFiles(parts: SiteParts): AsyncGenerator<OutputFile> {
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
