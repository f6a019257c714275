import { JSDOM, VirtualConsole } from 'jsdom'

/** Parses HTML as a browser would, without a word about styles that jsdom does not know. */
export function parseDocument(html: string, url?: string): Document {
  const options = { virtualConsole: new VirtualConsole(), ...(url !== undefined && { url }) }
  const { window } = new JSDOM(html, options)
  if (!/<style|\sstyle=/.test(html)) window.getComputedStyle = oncePerKind(window)
  return window.document
}

/** What the styles of a browser ask of an element that is shown or not, apart from its name. */
const asked = ['hidden', 'open', 'popover', 'type']

const kinds = new Map<string, CSSStyleDeclaration>()

/**
 * Computes the styles of an element as jsdom does, but once for all of a kind: without styles of the page, all others are
 * shown alike. Queries by role ask for them so often that this would take half of their time.
 */
function oncePerKind(window: Window & typeof globalThis): typeof window.getComputedStyle {
  const compute = window.getComputedStyle.bind(window)
  return (element, pseudo) => {
    const kind = [element.namespaceURI, element.localName, ...asked.map((name) => element.getAttribute(name))].join()
    const styles = kinds.get(kind) ?? compute(element, pseudo)
    kinds.set(kind, styles)
    return styles
  }
}
