import type { Fault } from '../../lib/fault'
import { parsedUrl } from '../../lib/parsed-url'
import { all, attribute } from '../site/elements'
import { locate } from '../site/locate'
import { linkPlace } from '../site/prose-links'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

const sources = 'script, img, iframe, video, audio, source, track, embed, input'
const links = 'stylesheet icon apple-touch-icon preload modulepreload prefetch manifest preconnect dns-prefetch'.split(
  ' ',
)
const fix = 'Keep a copy in templates/static and load that, or remove it'

/** Whatever a page loads from another site discloses the visitor to that site. */
export const thirdPartiesRule: Rule = {
  id: 'third-parties',
  promise: 'no page and no style sheet loads anything from another site',
  find: foreignStyles,
  findOn: foreignLoads,
}

function foreignLoads(page: RenderedPage, site: RenderedSite): Fault[] {
  return [...new Set(loads(page))]
    .filter((address) => isForeign(address, page.url, site))
    .map((address) => ({
      severity: 'error',
      ...linkPlace(page, site, (other) => other === address).place,
      message: `found that the page loads ${address}, expected a file of this site`,
      fix,
    }))
}

function loads(page: RenderedPage): string[] {
  return [
    ...all(page, sources).flatMap((element) => [attribute(element, 'src'), attribute(element, 'poster')]),
    ...all(page, '[srcset]').flatMap((element) => srcset(attribute(element, 'srcset'))),
    // In drawings. A link of a drawing is an `a`.
    ...all(page, 'image, use').flatMap((part) => [attribute(part, 'href'), attribute(part, 'xlink:href')]),
    ...all(page, 'object').map((element) => attribute(element, 'data')),
    ...all(page, 'link[rel]')
      .filter((link) =>
        attribute(link, 'rel')
          .toLowerCase()
          .split(/\s+/)
          .some((rel) => links.includes(rel)),
      )
      .map((link) => attribute(link, 'href')),
    ...all(page, 'style').flatMap(({ rawText }) => styleAddresses(rawText)),
  ].filter((address) => address !== '')
}

function foreignStyles(site: RenderedSite): Fault[] {
  const home = site.site.home.url
  return [...site.files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, bytes]) => styleAddresses(new TextDecoder().decode(bytes)).map((address) => ({ path, address })))
    .filter(({ address }) => isForeign(address, home, site))
    .map(({ path, address }) => ({
      severity: 'error',
      page: `/${path}`,
      message: `found that the style sheet loads ${address}, expected a file of this site`,
      fix,
    }))
}

/** A candidate in a `srcset`: its URL, which may contain commas but not end with one, and its descriptors. */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g

function srcset(value: string): string[] {
  return [...value.matchAll(candidate)].map(([, url = '']) => url)
}

function styleAddresses(css: string): string[] {
  const places = css.matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)|@import\s+["']([^"']+)["']/gi)
  return [...places].map(([, address, imported]) => address ?? imported ?? '')
}

/** Whether a URL is on another site; `data:` URLs and files of this site are not. */
function isForeign(address: string, page: string, site: RenderedSite): boolean {
  const url = parsedUrl(address, page)
  if (url === undefined) return false
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(page).origin && locate(url.href, site) === undefined
}
