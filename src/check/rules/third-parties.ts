import { parsedUrl } from '../../lib/parsed-url'
import { type ExceptionKind, exceptionKinds } from '../../site/policy-exceptions'
import { all, attribute } from '../site/elements'
import { isForeign } from '../site/locate'
import { linkInProse } from '../site/place'
import { fileText, type RenderedPage, type RenderedSite } from '../site/rendered-site'
import type { FoundFault, Rule } from '../site/rule'

/** The attributes that load something, with the policy exceptions that allow it. */
const sources: readonly (readonly [selector: string, attribute: string, kinds: readonly ExceptionKind[]])[] = [
  ['script', 'src', ['script']],
  ['img, input, picture source', 'src', ['img']],
  ['iframe', 'src', ['frame']],
  ['video, audio, :not(picture) > source, track, embed', 'src', []],
  ['video', 'poster', ['img']],
  ['[srcset]', 'srcset', ['img']],
  // In drawings. A link of a drawing is an `a`.
  ['image, use', 'href', ['img']],
  ['image, use', 'xlink:href', ['img']],
  ['object', 'data', []],
  ['link[rel~=stylesheet i]', 'href', ['style']],
  ['link[rel~=icon i], link[rel~=apple-touch-icon i]', 'href', ['img']],
  ['link[rel~=preload i]', 'href', ['script', 'style', 'font', 'img']],
  ['link[rel~=modulepreload i]', 'href', ['script']],
  ['link[rel~=prefetch i], link[rel~=manifest i]', 'href', []],
  ['link[rel~=preconnect i], link[rel~=dns-prefetch i]', 'href', exceptionKinds],
]
/** What a style sheet loads. */
const inStyles: readonly ExceptionKind[] = ['style', 'font', 'img']

/** Whatever a page loads from another site discloses the visitor to that site. */
export const thirdPartiesRule: Rule = {
  id: 'third-parties',
  promise: 'no page and no style sheet loads anything from another site, except what the settings allow',
  fix: 'Keep a copy in templates/static and load that, or remove it',
  find: (site) =>
    [...site.files.keys()]
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => {
        const found = styleLoads(fileText(site, path)).flatMap((load) =>
          foreign('style sheet', load, site.site.home.url, site),
        )
        return found.map((fault) => ({ page: `/${path}`, ...fault }))
      }),
  findOn: (page, site) =>
    loads(page).flatMap((load) => {
      const isIt = (other: string) => other === load.address
      return foreign('page', load, page.url, site).map((fault) => ({ ...linkInProse(page, site, isIt), ...fault }))
    }),
}

/** Something that a page or a style sheet loads, and the exceptions that may allow it. */
interface Load {
  readonly address: string
  readonly kinds: readonly ExceptionKind[]
}

/** The message about something that comes from another site. */
function foreign(what: string, { address, kinds }: Load, base: string, { site }: RenderedSite): FoundFault[] {
  if (address === '' || !isForeign(address, { site }, base)) return []
  const origin = parsedUrl(address, base)?.origin ?? ''
  if (!kinds.some((kind) => site.settings.policy?.[kind]?.includes(origin))) {
    return [{ message: `found that the ${what} loads ${address}, expected a file of this site` }]
  }
  const message = `found that pages load from ${origin}, which the settings allow`
  const fix = 'Say in the privacy policy what it learns about visitors'
  // The same for all pages.
  return [{ severity: 'notice', file: undefined, line: undefined, message, fix }]
}

function loads(page: RenderedPage): Load[] {
  const named = sources.flatMap(([selector, name, kinds]) =>
    all(page, selector).flatMap((element) => {
      const value = attribute(element, name)
      return (name === 'srcset' ? srcset(value) : [value]).map((address) => ({ address, kinds }))
    }),
  )
  return [...named, ...all(page, 'style').flatMap(({ rawText }) => styleLoads(rawText))]
}

/** A candidate in a `srcset`: its URL, which may contain commas but not end with one, and its descriptors. */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g

function srcset(value: string): string[] {
  return [...value.matchAll(candidate)].map(([, url = '']) => url)
}

function styleLoads(css: string): Load[] {
  const found = css.matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)|@import\s+["']([^"']+)["']/gi)
  return Array.from(found, ([, address, imported]) => ({ address: address ?? imported ?? '', kinds: inStyles }))
}
