import type { Fault } from '../../lib/fault'
import { firstOfEach } from '../../lib/first-of-each'
import { parsedUrl } from '../../lib/parsed-url'
import type { ExceptionKind } from '../../site/policy-exceptions'
import { all, attribute } from '../site/elements'
import { locate } from '../site/locate'
import { linkPlace } from '../site/prose-links'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** The elements that load what their `src` names, by the exceptions of the policy that allow it. */
const sources: readonly (readonly [string, readonly ExceptionKind[]])[] = [
  ['script', ['script']],
  ['img, input, picture source', ['img']],
  ['iframe', ['frame']],
  ['video, audio, :not(picture) > source, track, embed', []],
]
const links: Readonly<Record<string, readonly ExceptionKind[]>> = {
  stylesheet: ['style'],
  icon: ['img'],
  'apple-touch-icon': ['img'],
  preload: ['script', 'style', 'font', 'img'],
  modulepreload: ['script'],
  prefetch: [],
  manifest: [],
  preconnect: ['script', 'connect', 'img', 'style', 'font', 'frame'],
  'dns-prefetch': ['script', 'connect', 'img', 'style', 'font', 'frame'],
}
/** What a style sheet loads. */
const inStyles: readonly ExceptionKind[] = ['style', 'font', 'img']
const fix = 'Keep a copy in templates/static and load that, or remove it'

/** Whatever a page loads from another site discloses the visitor to that site. */
export const thirdPartiesRule: Rule = {
  id: 'third-parties',
  promise: 'no page and no style sheet loads anything from another site, but for the exceptions in the settings',
  find: foreignStyles,
  findOn: foreignLoads,
}

function foreignLoads(page: RenderedPage, site: RenderedSite): Fault[] {
  const foreign = loads(page).filter(({ address }) => isForeign(address, page.url, site))
  const found = foreign.map((load) => ({ ...load, known: allowedOrigin(load, page.url, site) }))
  return firstOfEach(found, ({ address, known }) => known ?? address).map(({ address, known }) => {
    if (known !== undefined) return { ...knownLoad(known), page: page.path }
    return {
      severity: 'error',
      ...linkPlace(page, site, (other) => other === address).place,
      message: `found that the page loads ${address}, expected a file of this site`,
      fix,
    }
  })
}

/** What a page or a style sheet loads, and the exceptions of which one must name it. */
interface Load {
  readonly address: string
  readonly kinds: readonly ExceptionKind[]
}

function loads(page: RenderedPage): Load[] {
  const as = (kinds: readonly ExceptionKind[], addresses: readonly string[]) =>
    addresses.filter((address) => address !== '').map((address): Load => ({ address, kinds }))
  const attributes = (selector: string, ...names: readonly string[]) =>
    all(page, selector).flatMap((element) => names.map((name) => attribute(element, name)))
  return [
    ...sources.flatMap(([selector, kinds]) => as(kinds, attributes(selector, 'src'))),
    ...as(['img'], attributes('video', 'poster')),
    ...as(['img'], attributes('[srcset]', 'srcset').flatMap(srcset)),
    // In drawings. A link of a drawing is an `a`.
    ...as(['img'], attributes('image, use', 'href', 'xlink:href')),
    ...as([], attributes('object', 'data')),
    ...all(page, 'link[rel]').flatMap((link) => {
      const rels = attribute(link, 'rel').toLowerCase().split(/\s+/)
      return rels.flatMap((rel) => (links[rel] === undefined ? [] : as(links[rel], [attribute(link, 'href')])))
    }),
    ...all(page, 'style').flatMap(({ rawText }) => as(inStyles, styleAddresses(rawText))),
  ]
}

/** The origin of what is loaded, if the settings allow that. */
function allowedOrigin({ address, kinds }: Load, page: string, { site }: RenderedSite): string | undefined {
  const origin = parsedUrl(address, page)?.origin
  return kinds.flatMap((kind) => site.settings.policy?.[kind] ?? []).find((allowed) => allowed === origin)
}

function knownLoad(origin: string): Fault {
  const message = `found that pages load from ${origin}, which the settings allow`
  return { severity: 'notice', message, fix: 'Name what it learns of visitors in the privacy policy' }
}

function foreignStyles(site: RenderedSite): Fault[] {
  const home = site.site.home.url
  return [...site.files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, bytes]) => styleAddresses(new TextDecoder().decode(bytes)).map((address) => ({ path, address })))
    .filter(({ address }) => isForeign(address, home, site))
    .map(({ path, address }) => {
      const known = allowedOrigin({ address, kinds: inStyles }, home, site)
      if (known !== undefined) return { ...knownLoad(known), page: `/${path}` }
      return {
        severity: 'error',
        page: `/${path}`,
        message: `found that the style sheet loads ${address}, expected a file of this site`,
        fix,
      }
    })
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
