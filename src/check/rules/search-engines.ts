import { rootFilesBelowBase } from '../../assets/root-files'
import { dated, latestDay } from '../site/data-texts'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, FoundFault, Rule } from '../site/rule'

/** The sitemap lists the pages whose templates do not say "noindex". Their layout may say something else. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  promise: 'the sitemap lists the indexable pages, each with the day of its last change',
  fix: 'Let the build write it (the template of the page says "noindex" and "updated")',
  find: (site) => [...site.pages.flatMap(wronglyListed), ...futureDays(site)],
}

function wronglyListed(page: RenderedPage): FoundFault[] {
  if (page.isIndexable !== (page.head.noindex ?? false)) return []
  const message = page.isIndexable
    ? 'found an indexable page that the sitemap does not list, expected it there'
    : 'found a page in the sitemap that is not indexable, expected only indexable pages there'
  return [{ ...inTemplate(page), message }]
}

/** A future date in a data file is left to the rule `dates`, which reports it at its line. */
function futureDays({ pages, data, today }: RenderedSite): Found[] {
  const inData = new Set(dated(data).map(({ updated }) => updated))
  const latest = latestDay(today)
  return pages
    .filter(({ head, updated }) => !head.noindex && updated > latest && !inData.has(updated))
    .map((page) => ({
      severity: 'warning',
      ...inTemplate(page),
      message: `found ${page.updated} as the date of the last change of ${page.url}, expected one up to ${latest}`,
      fix: 'Correct "updated" in the template, or the clock of this machine',
    }))
}

/** Search engines find robots.txt, and it lets them in. */
export const robotsRule: Rule = {
  id: 'robots',
  promise: 'robots.txt lets search engines in and names the sitemap',
  fix: 'Let the build write this file',
  find: ({ site, pages }) => {
    const page = '/robots.txt'
    const misplaced = rootFilesBelowBase(site)
    const fix = 'Copy them there, or add their lines to the files that exist there'
    if (!pages.some(({ isIndexable }) => isIndexable)) return []
    return [
      ...(misplaced === undefined ? [] : [{ severity: 'notice', page, message: misplaced, fix } as const]),
      ...(site.settings.refusedCrawlers?.includes('*')
        ? [{ page, message: 'found that all pages are disallowed for all crawlers, expected "Allow: /"' }]
        : []),
    ]
  },
}
