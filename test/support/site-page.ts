import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { parseDocument } from './parse-document'
import { pageFile, readSiteFile, siteUrl } from './site-files'

/** A page of the real site, with queries by role over the whole of it. */
interface SitePage {
  readonly document: Document
  readonly screen: BoundFunctions<typeof queries>
}

const parsed = new Map<string, SitePage>()

/** Opens the page of a route, `/vistaset`; each is parsed once per test file. */
export function openPage(route: string): SitePage {
  const page = parsed.get(route) ?? parsePage(route)
  parsed.set(route, page)
  return page
}

/** Styles are removed: jsdom would compute them for every element in every query by role. */
function parsePage(route: string): SitePage {
  const html = readSiteFile(pageFile(route)).replace(/<style>.*?<\/style>/s, '')
  const document = parseDocument(html, `${siteUrl}${route}`)
  return { document, screen: within(document.body) }
}

/** The text of an element, with white space collapsed as in a browser. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The texts of elements, with white space collapsed in the same way. */
export function texts(elements: Iterable<Element>): string[] {
  return [...elements].map(textOf)
}

/** The only element that matches a selector; none or several are an error. */
export function theOne(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(selector)
  const [element] = found
  if (element === undefined || found.length > 1) throw new Error(`expected one ${selector}, found ${found.length}`)
  return element
}
