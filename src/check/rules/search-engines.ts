import { rootFilesBelowBase } from '../../assets/root-files'
import type { Rule } from '../site/rule'

/** The sitemap lists the pages whose templates do not say "noindex". Their layout may say something else. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  promise: 'the sitemap lists the indexable pages',
  fix: 'Let the build write it (the template of the page says "noindex")',
  findOn: (page) => {
    if (page.isIndexable !== (page.head.noindex ?? false)) return []
    return page.isIndexable
      ? ['found an indexable page that the sitemap does not list, expected it there']
      : ['found a page in the sitemap that is not indexable, expected only indexable pages there']
  },
}

/** Search engines find robots.txt, and it lets them in. */
export const robotsRule: Rule = {
  id: 'robots',
  promise: 'robots.txt lets search engines in and names the sitemap',
  fix: 'Let the build write this file',
  find: ({ site, pages }) => {
    const page = '/robots.txt'
    const misplaced = rootFilesBelowBase(site)
    const fix = 'Copy what the build wrote there, or add its lines to what exists there'
    if (!pages.some(({ isIndexable }) => isIndexable)) return []
    return [
      ...(misplaced === undefined ? [] : [{ severity: 'notice', page, message: misplaced, fix } as const]),
      ...(site.settings.refusedCrawlers?.includes('*')
        ? [{ page, message: 'found that all pages are disallowed for all crawlers, expected "Allow: /"' }]
        : []),
    ]
  },
}
