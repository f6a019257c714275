import { rootFilesBelowBase } from '../../assets/root-files'
import { dated } from '../site/data-texts'
import { isDay, latestDay } from '../site/day'
import { inTemplate } from '../site/place'
import { fileText, type RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** The sitemap lists the indexable pages and nothing else; a preview has no such pages. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  promise: 'the sitemap lists the indexable pages, each with the day of its last change',
  fix: 'Let the build write it (the template of the page says "noindex" and "updated")',
  find: (site) => {
    if (!site.isPreview && !site.files.has('sitemap.xml')) return [stray('no sitemap.xml, expected one')]
    const listed = listedDays(site)
    const indexable = site.pages.filter(({ isIndexable }) => isIndexable)
    const known = new Set(indexable.map(({ url }) => url))
    const message = 'found an indexable page that the sitemap does not list, expected it there'
    return [
      ...indexable.filter(({ url }) => !listed.has(url)).map((page) => ({ ...inTemplate(page), message })),
      ...[...listed.keys()]
        .filter((url) => !known.has(url))
        .map((url) => stray(`${url}, expected only the addresses of indexable pages`)),
      ...wrongDays(site, listed),
    ]
  },
}

/** The days of the last change by the addresses that the sitemap lists, in one file or several. */
function listedDays(site: RenderedSite): ReadonlyMap<string, string> {
  const texts = [...site.files.keys()]
    .filter((file) => /^sitemap.*\.xml$/.test(file))
    .map((file) => fileText(site, file))
  const entries = texts.flatMap((xml) => [...xml.matchAll(/<url>\s*<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/gs)])
  return new Map(entries.map(([, url = '', day = '']) => [unescapeXml(url), day]))
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function stray(found: string): Found {
  return { page: '/sitemap.xml', message: `found ${found}` }
}

/**
 * The pages whose last change is on no day, or on one in the future. A future date in a data file is left to the rule
 * `dates`, which reports it at its line.
 */
function wrongDays({ pages, data, today }: RenderedSite, listed: ReadonlyMap<string, string>): Found[] {
  const inData = new Set(dated(data).map(({ updated }) => updated))
  const latest = latestDay(today)
  return pages.flatMap((page) => {
    const day = listed.get(page.url)
    if (day === undefined || inData.has(day) || (isDay(day) && day <= latest)) return []
    const message = `found ${day || 'nothing'} as the date of the last change of ${page.url}, expected one up to ${latest}`
    const fix = 'Correct "updated" in the template, or the clock of this machine'
    return { severity: 'warning', ...inTemplate(page), message, fix }
  })
}

/** robots.txt, which the build writes, admits search engines and names the sitemap: but only where they look for it. */
export const robotsRule: Rule = {
  id: 'robots',
  promise: 'robots.txt lets search engines in and names the sitemap',
  severity: 'notice',
  fix: 'Copy them there, or add their lines to the files that exist there',
  find: ({ site, isPreview }) => {
    const misplaced = isPreview ? undefined : rootFilesBelowBase(site)
    return misplaced === undefined ? [] : [{ page: '/robots.txt', message: misplaced }]
  },
}
