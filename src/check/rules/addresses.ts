import { metas, values } from '../site/elements'
import { locate } from '../site/locate'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** The head states the page's own address, and an existing image. */
export const addressesRule: Rule = {
  id: 'addresses',
  promise: 'canonical and share addresses are those of the page and of images that exist',
  fix: 'Generate the head from the address and the share image of the page (headEntries)',
  find: ({ site }) => plainHttp(site.home.url),
  findOn: (page, site) => [...ownAddresses(page), ...images(page, site)],
}

/** The data cannot name such an address, but the command line and the environment can. */
function plainHttp(home: string): Found[] {
  const { protocol, hostname } = new URL(home)
  // On this machine, http is fine. For a site to be published, the rule `placeholders` reports such an address.
  if (protocol !== 'http:' || /^(localhost|127\..*|\[::1\])$/.test(hostname)) return []
  const message = `found ${home} as the address of the site, expected one that starts with https://`
  return [{ severity: 'warning', message, fix: 'Set that with --site-url, or in the environment of the host' }]
}

function ownAddresses(page: RenderedPage): string[] {
  const found = {
    'canonical address': values(page, 'link[rel="canonical"]', 'href'),
    'og:url': metas(page, 'og:url'),
  }
  return Object.entries(found)
    .filter(([, stated]) => stated.length !== 1 || stated[0] !== page.url)
    .map(([name, stated]) => `found ${listed(name, stated)}, expected ${page.url} once`)
}

function images(page: RenderedPage, site: RenderedSite): string[] {
  // A site without a share card has no images, and says so.
  if (metas(page, 'twitter:card').join() === 'summary' && metas(page, 'og:image').length === 0) return []
  return ['og:image', 'twitter:image'].flatMap((name) => {
    const found = metas(page, name)
    const isThere = found.length > 0 && found.every((address) => site.fileOf.has(locate(address, site) ?? ''))
    return isThere ? [] : `found ${listed(name, found)}, expected the address of an image of this site`
  })
}

function listed(name: string, found: readonly string[]): string {
  return found.length === 0 ? `no ${name}` : `the ${name} ${found.join(' and ')}`
}
