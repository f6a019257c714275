import * as z from 'zod'
import { rootFilesBelowBase } from '../../assets/root-files'
import type { SitemapEntry } from '../../assets/sitemap'
import { repeated } from '../../lib/repeated'
import { dated, latestDay } from '../site/data-texts'
import { locate } from '../site/locate'
import { inTemplate } from '../site/place'
import { fileText, type RenderedSite } from '../site/rendered-site'
import type { Found, FoundFault, Rule } from '../site/rule'

/** The sitemap lists the indexable pages and nothing else; a preview has no such pages. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  promise: 'the sitemap lists the indexable pages, each with the day of its last change',
  fix: 'Let the build write it (the template of the page says "noindex" and "updated")',
  find: (site) => {
    const name = 'sitemap.xml'
    if (!site.files.has(name)) return site.isPreview ? [] : [inSitemap('found no sitemap.xml, expected one')]
    const text = fileText(site, name)
    const parts = entriesOf(text, 'sitemap').flatMap(({ url }) => fileText(site, locate(url, site)?.slice(1)))
    const entries = [...parts, text].flatMap((each) => entriesOf(each, 'url'))
    return [...unlisted(site, entries), ...stray(site, entries), ...wrongDays(site, entries)]
  },
}

function entriesOf(xml: string, element: 'url' | 'sitemap'): SitemapEntry[] {
  return [...xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, entry = '']) => ({
    url: unescapeXml(/<loc>(.*?)<\/loc>/s.exec(entry)?.[1] ?? ''),
    lastmod: /<lastmod>(.*?)<\/lastmod>/s.exec(entry)?.[1] ?? '',
  }))
}

function unlisted({ pages }: RenderedSite, entries: readonly SitemapEntry[]): Found[] {
  const listed = new Set(entries.map(({ url }) => url))
  return pages
    .filter(({ isIndexable, url }) => isIndexable && !listed.has(url))
    .map((page) => ({
      ...inTemplate(page),
      message: 'found an indexable page that the sitemap does not list, expected it there',
    }))
}

function stray({ pages }: RenderedSite, entries: readonly SitemapEntry[]): Found[] {
  const indexable = new Set(pages.filter(({ isIndexable }) => isIndexable).map(({ url }) => url))
  const twice = new Set(repeated(entries, ({ url }) => url).map(([again]) => again))
  return entries.flatMap((entry) => {
    if (twice.has(entry)) return [inSitemap(`found ${entry.url} twice, expected it once`)]
    if (indexable.has(entry.url)) return []
    return [inSitemap(`found ${entry.url}, expected only the addresses of indexable pages`)]
  })
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function inSitemap(message: string): FoundFault {
  return { page: '/sitemap.xml', message }
}

/**
 * The pages whose date of change is missing or in the future. A future date in a data file is left to the rule
 * `dates`, which reports it at its line.
 */
function wrongDays({ pages, data, today }: RenderedSite, entries: readonly SitemapEntry[]): Found[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const inData = new Set(dated(data).map(({ updated }) => updated))
  const latest = latestDay(today)
  const day = z.iso.date()
  return entries
    .filter(({ lastmod }) => !(day.safeParse(lastmod).success && lastmod <= latest) && !inData.has(lastmod))
    .map(({ url, lastmod }) => {
      const page = byUrl.get(url)
      return {
        severity: 'warning',
        ...(page && inTemplate(page)),
        message: `found ${lastmod || 'nothing'} as the date of the last change of ${url}, expected one up to ${latest}`,
        fix: 'Correct "updated" in the template, or the clock of this machine',
      }
    })
}

/** robots.txt admits search engines and names the sitemap, if there is one: a preview has none. */
export const robotsRule: Rule = {
  id: 'robots',
  promise: 'robots.txt lets search engines in and names the sitemap',
  fix: 'Let the build write this file',
  find: (site) => {
    const lines = fileText(site, 'robots.txt')
      .split('\n')
      .map((line) => line.trim())
    const sitemap = `Sitemap: ${site.site.address('/sitemap.xml').url}`
    const isPublic = site.pages.some(({ isIndexable }) => isIndexable)
    return [
      ...misplaced(site),
      ...(site.isPreview || lines.includes(sitemap) ? [] : [inRobots(`found no line "${sitemap}", expected it`)]),
      ...(isPublic && refusesAll(lines)
        ? [inRobots('found that all pages are disallowed for all crawlers, expected "Allow: /"')]
        : []),
    ]
  },
}

/** Whether the group for all crawlers disallows the whole site. */
function refusesAll(lines: readonly string[]): boolean {
  const groups = lines.join('\n').split(/\n\s*\n/)
  return groups.some((group) => /^user-agent:\s*\*$/im.test(group) && /^disallow:\s*\/$/im.test(group))
}

function inRobots(message: string): Found {
  return { page: '/robots.txt', message }
}

function misplaced({ site, isPreview }: RenderedSite): Found[] {
  const message = isPreview ? undefined : rootFilesBelowBase(site)
  const fix = 'Copy them there, or add their lines to the files that exist there'
  return message === undefined ? [] : [{ severity: 'notice', page: '/robots.txt', message, fix }]
}
