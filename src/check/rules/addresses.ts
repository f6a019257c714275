import type { Fault } from '../../lib/fault'
import { all, attribute, metas } from '../site/elements'
import { locate } from '../site/locate'
import { markupErrors } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** The head states the page's own address, and an existing image. */
export const addressesRule: Rule = {
  id: 'addresses',
  promise: 'canonical and share addresses are those of the page and of images that exist',
  find: ({ site }) => plainHttp(site.home.url),
  findOn: (page, site) => [...ownAddresses(page), ...images(page, site)],
}

/** The data cannot name such an address, but the command line and the environment can. */
function plainHttp(home: string): Fault[] {
  const { protocol, hostname } = new URL(home)
  // On this machine, http is fine. For a site to be published, the rule `placeholders` reports such an address.
  if (protocol !== 'http:' || /^(localhost|127\..*|\[::1\])$/.test(hostname)) return []
  const message = `found ${home} as the address of the site, expected one that starts with https://`
  return [{ severity: 'warning', message, fix: 'Set that with --site-url, or in the environment of the host' }]
}

function ownAddresses(page: RenderedPage): Fault[] {
  const canonical = all(page, 'link[rel="canonical"]').map((link) => attribute(link, 'href'))
  return [...ownAddress(page, 'canonical address', canonical), ...ownAddress(page, 'og:url', metas(page, 'og:url'))]
}

function ownAddress(page: RenderedPage, name: string, found: readonly string[]): Fault[] {
  if (found.length === 1 && found[0] === page.url) return []
  const message = `found ${listed(name, found)}, expected ${page.url} once`
  return markupErrors(page, [message], 'Generate the head from the address of the page (headEntries)')
}

function images(page: RenderedPage, site: RenderedSite): Fault[] {
  const isThere = (address: string) => site.fileOf.has(locate(address, site) ?? '')
  // A site without a share card has no images, and says so.
  if (metas(page, 'twitter:card').join() === 'summary' && metas(page, 'og:image').length === 0) return []
  const messages = ['og:image', 'twitter:image']
    .map((name) => ({ name, found: metas(page, name) }))
    .filter(({ found }) => found.length === 0 || !found.every(isThere))
    .map(({ name, found }) => `found ${listed(name, found)}, expected the address of an image of this site`)
  return markupErrors(page, messages, 'Generate the head with the share image of the page (headEntries)')
}

function listed(name: string, found: readonly string[]): string {
  return found.length === 0 ? `no ${name}` : `the ${name} ${found.join(' and ')}`
}
