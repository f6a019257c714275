import type { SitemapEntry } from '../../assets/sitemap'
import { repeated } from '../../content/checks/repeated'
import type { Fault } from '../../lib/fault'
import { dated } from '../site/data-texts'
import { isDay, latestDay } from '../site/day'
import { locate } from '../site/locate'
import { inTemplate } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

const fix = 'Let the build write it (the template of the page says "noindex" and "updated")'

/** The sitemap lists the indexable pages and nothing else; a preview has no such pages. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  promise: 'the sitemap lists the indexable pages, each with the day of its last change',
  find: (site) => {
    const text = textOf(site, 'sitemap.xml')
    if (text === undefined) return site.isPreview ? [] : [fault('found no sitemap.xml, expected one')]
    const entries = entriesOf(text, 'sitemap')
      .flatMap((part) => partOf(part, site))
      .concat(entriesOf(text, 'url'))
    return [...unlisted(site, entries), ...stray(site, entries), ...wrongDays(site, entries)]
  },
}

/** The text of a file of the site; undefined if it does not exist. */
function textOf({ files }: RenderedSite, name: string): string | undefined {
  const bytes = files.get(name)
  return bytes && new TextDecoder().decode(bytes)
}

/** The entries of a part listed by a sitemap index. */
function partOf({ url }: SitemapEntry, site: RenderedSite): SitemapEntry[] {
  const text = textOf(site, locate(url, site)?.slice(1) ?? '')
  return text === undefined ? [] : entriesOf(text, 'url')
}

function entriesOf(xml: string, element: 'url' | 'sitemap'): SitemapEntry[] {
  return [...xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, entry = '']) => ({
    url: unescapeXml(/<loc>(.*?)<\/loc>/s.exec(entry)?.[1] ?? ''),
    lastmod: /<lastmod>(.*?)<\/lastmod>/s.exec(entry)?.[1] ?? '',
  }))
}

function unlisted({ pages }: RenderedSite, entries: readonly SitemapEntry[]): Fault[] {
  const listed = new Set(entries.map(({ url }) => url))
  return pages
    .filter(({ isIndexable, url }) => isIndexable && !listed.has(url))
    .map(({ path, template }) => ({
      ...fault('found an indexable page that the sitemap does not list, expected it there'),
      page: path,
      file: template,
    }))
}

function stray({ pages }: RenderedSite, entries: readonly SitemapEntry[]): Fault[] {
  const indexable = new Set(pages.filter(({ isIndexable }) => isIndexable).map(({ url }) => url))
  const twice = new Set(repeated(entries, ({ url }) => url).map(([again]) => again))
  return entries.flatMap((entry) => {
    if (twice.has(entry)) return [fault(`found ${entry.url} twice, expected it once`)]
    if (indexable.has(entry.url)) return []
    return [fault(`found ${entry.url}, expected only the addresses of indexable pages`)]
  })
}

function fault(message: string): Fault {
  return { severity: 'error', page: '/sitemap.xml', message, fix }
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/**
 * The pages whose last change is on no day, or on one in the future. A future date in a data file is left to the rule
 * `dates`, which reports it at its line.
 */
function wrongDays({ pages, data, today }: RenderedSite, entries: readonly SitemapEntry[]): Fault[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const inData = new Set(dated(data).map(({ updated }) => updated))
  const latest = latestDay(today)
  return entries
    .filter(({ lastmod }) => (!isDay(lastmod) || lastmod > latest) && !inData.has(lastmod))
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
