import { rootFilesBelowBase } from '../../assets/root-files'
import { fileText, type RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

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
