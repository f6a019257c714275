import type { MakeAddress } from '../content/rules/address'
import { mailto } from '../content/rules/outbound'
import { languageOf, usualLocale } from '../lib/formats'
import type { Problem } from '../lib/problem'
import type { Settings } from '../site/define-site'
import type { Site } from '../site/site'

/** What to do with files for the root of a host below a base path, as a sentence without its full stop. */
export function rootFilesBelowBase({ home, settings }: Pick<Site, 'home' | 'settings'>): string | undefined {
  if (home.href === '/') return undefined
  const { origin } = new URL(home.url)
  const names = ['robots.txt', ...(settings.security === undefined ? [] : ['.well-known/security.txt'])]
  const where = names.map((name) => `${name} to ${origin}/${name}`).join(' and ')
  return `found the base path ${home.href}, below which crawlers do not look for ${names.join(' and ')}, expected copies at the root of the host: from the output folder, copy ${where}`
}

/** Which crawlers robots.txt refuses, and why. */
type Refusals = Pick<Settings, 'refusedCrawlers' | 'refusedCrawlersNote'>

/**
 * robots.txt: allows everyone except the refused crawlers.
 *
 * @param sitemapUrl absolute; omitted when there is no sitemap
 */
export function robotsTxt(
  { refusedCrawlers: refused = [], refusedCrawlersNote: note }: Refusals,
  sitemapUrl?: string,
): string {
  const agents = refused.map((agent) => `User-agent: ${agent}\n`).join('')
  const comment = note === undefined ? '' : `# ${note.replace(/\s+/g, ' ')}\n`
  const refusal = refused.length === 0 ? '' : `${comment}${agents}Disallow: /\n\n`
  const sitemap = sitemapUrl === undefined ? '' : `\nSitemap: ${sitemapUrl}\n`
  return `${refusal}User-agent: *\nAllow: /\n${sitemap}`
}

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability, and until when the file is valid. */
export function securityTxt(
  { email, expires }: NonNullable<Settings['security']>,
  address: MakeAddress,
  locale: string = usualLocale,
): string {
  const lines = [
    `Contact: ${mailto(email)}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languageOf(locale)}`,
    `Canonical: ${address('/.well-known/security.txt').url}`,
  ]
  return `${lines.join('\n')}\n`
}

/** A notice for a site below a base path: its files for the root of the host are in the wrong place. */
export function misplacedRootFiles(site: Site): Problem[] {
  const message = rootFilesBelowBase(site)
  return message === undefined ? [] : [{ severity: 'notice', file: 'build-site', message }]
}
