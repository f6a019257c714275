import * as z from 'zod'
import { rootFilesBelowBase } from '../../assets/root-files'
import { dated, latestDay } from '../site/data-texts'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** The sitemap lists the indexable pages and nothing else; a preview has no such pages. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  promise: 'the sitemap lists the indexable pages, each with the day of its last change',
  fix: 'Let the build write it (the template of the page says "noindex" and "updated")',
  find: ({ isPreview, files }) => {
    const message = 'found no sitemap.xml, expected one'
    return isPreview || files.has('sitemap.xml') ? [] : [{ page: '/sitemap.xml', message }]
  },
  findOn: (page, site) => [...wronglyListed(page), ...wrongDay(page, site)],
}

/** Only the template says to the build whether to list a page, but the layout may say something else to search engines. */
function wronglyListed({ isListed, isIndexable }: RenderedPage): string[] {
  if (isListed === isIndexable) return []
  return [
    isIndexable
      ? 'found an indexable page that the sitemap does not list, expected it there'
      : 'found a page in the sitemap that says "noindex", expected only indexable pages there',
  ]
}

/**
 * The last change is on no day, or on one in the future. A future date in a data file is left to the rule `dates`, which
 * reports it at its line.
 */
function wrongDay({ url, isListed, updated }: RenderedPage, { data, today }: RenderedSite): Found[] {
  const latest = latestDay(today)
  if (!isListed || (z.iso.date().safeParse(updated).success && updated <= latest)) return []
  if (dated(data).some((entry) => entry.updated === updated)) return []
  const message = `found ${updated || 'nothing'} as the date of the last change of ${url}, expected one up to ${latest}`
  return [{ severity: 'warning', message, fix: 'Correct "updated" in the template, or the clock of this machine' }]
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
