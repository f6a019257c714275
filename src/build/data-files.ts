import { domainIndex, domainsCsv, domainsJson } from '../assets/domain-data'
import { listAnchors } from '../assets/list-anchors'
import { robotsTxt, securityTxt } from '../assets/root-files'
import { sitemapEntries, sitemapFiles } from '../assets/sitemap'
import { webManifest } from '../assets/web-manifest'
import type { OutputFile } from '../lib/output-file'
import type { SiteParts } from './site-parts'

/** Files generated from the site that are not pages. */
export function* dataFiles(parts: Pick<SiteParts, 'site' | 'pages' | 'assets'>): Generator<OutputFile> {
  yield* listFiles(parts)
  yield* forCrawlers(parts)
}

/** Those of them that can be made without looking at a page. */
function* listFiles({ site, assets }: Pick<SiteParts, 'site' | 'assets'>): Generator<OutputFile> {
  yield own('domains.csv', domainsCsv(site.domains))
  yield own('domains.json', domainsJson(site.domains))
  if (site.domains.index !== undefined) yield own(site.domains.index.path.slice(1), domainIndex(site))
  yield* listAnchors(site).map(({ address, pages }) => own(address.path.slice(1), JSON.stringify(pages)))
  yield own('site.webmanifest', webManifest(site, assets))
  yield own('.well-known/security.txt', securityTxt(site))
}

/**
 * The sitemap, for which every page is looked at, and robots.txt. A sitemap must list at least one page, so a preview
 * has none; robots.txt still admits crawlers, which must read "noindex".
 */
function forCrawlers({ site, pages }: Pick<SiteParts, 'site' | 'pages'>): OutputFile[] {
  const { refusedCrawlers } = site.studio
  const entries = sitemapEntries(pages.map(({ page }) => page))
  if (entries.length === 0) return [own('robots.txt', robotsTxt(refusedCrawlers))]
  const urlOf = (name: string) => site.address(`/${name}`).url
  const sitemap = sitemapFiles(entries, urlOf).map(({ name, xml }) => own(name, xml))
  return [...sitemap, own('robots.txt', robotsTxt(refusedCrawlers, urlOf('sitemap.xml')))]
}

/** Names the program as the source of files, in messages. */
const program = 'build-site'

function own(path: string, content: OutputFile['content']): OutputFile {
  return { path, content, source: program }
}
