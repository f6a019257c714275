import { rootFilesBelowBase } from '../../assets/root-files'
import type { Fault } from '../../lib/fault'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** robots.txt admits search engines and names the sitemap, if there is one: a preview has none. */
export const robotsRule: Rule = {
  id: 'robots',
  promise: 'robots.txt lets search engines in and names the sitemap',
  find: ({ files, site, pages, isPreview }: RenderedSite) => {
    const text = new TextDecoder().decode(files.get('robots.txt') ?? new Uint8Array())
    const sitemap = `Sitemap: ${site.address('/sitemap.xml').url}`
    const lines = text.split('\n').map((line) => line.trim())
    const isPublic = pages.some(({ isIndexable }) => isIndexable)
    const misplaced = isPreview ? undefined : rootFilesBelowBase(site)
    return [
      ...(misplaced === undefined ? [] : [elsewhere(misplaced)]),
      ...(isPreview || lines.includes(sitemap) ? [] : [fault(`found no line "${sitemap}", expected it`)]),
      ...(isPublic && refusesAll(lines)
        ? [fault('found that all pages are disallowed for all crawlers, expected "Allow: /"')]
        : []),
    ]
  },
}

/** Whether the group for all crawlers disallows the whole site. */
function refusesAll(lines: readonly string[]): boolean {
  const groups = lines.join('\n').split(/\n\s*\n/)
  return groups.some((group) => /^user-agent:\s*\*$/im.test(group) && /^disallow:\s*\/$/im.test(group))
}

function fault(message: string): Fault {
  return {
    severity: 'error',
    page: '/robots.txt',
    message,
    fix: 'Let the build write this file',
  }
}

function elsewhere(message: string): Fault {
  const fix = 'Copy them there, or add their lines to the files that exist there'
  return { severity: 'notice', page: '/robots.txt', message, fix }
}
