import { type ExceptionKind, exceptionKinds } from '../../site/policy-exceptions'
import { all, attribute } from './elements'
import { fileText, type RenderedPage, type RenderedSite } from './rendered-site'

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

/** Something that a page or a style sheet loads, and the exceptions that may allow it. */
export interface Load {
  readonly address: string
  readonly kinds: readonly ExceptionKind[]
}

/** What the style sheets of a site load, with the path of each style sheet and its absolute address. */
export function sheetLoads(site: RenderedSite): (Load & { readonly page: string; readonly base: string })[] {
  const sheets = [...site.files.keys()].filter((file) => file.endsWith('.css')).map((file) => `/${file}`)
  return sheets.flatMap((page) => {
    const base = site.site.home.url + encodeURI(page.slice(1))
    return styleLoads(fileText(site, page.slice(1))).map((load) => ({ ...load, page, base }))
  })
}

/** What a page loads. */
export function loads(page: RenderedPage): Load[] {
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
  const found = css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)|@import\s+["']([^"']+)["']/gi)
  return Array.from(found, ([, address, imported]) => ({ address: address ?? imported ?? '', kinds: inStyles }))
}
