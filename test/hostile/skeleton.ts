import { parseDocument } from '../support/parse-document'

const ownUrl = /^(\/(?!\/)|#|$|https:\/\/|mailto:)/

/**
 * A page without its texts: every kind of element with the names of its attributes, the code in it, and the schemes of
 * its addresses. Texts that are treated as text do not change it.
 */
export function skeleton(html: string): ReadonlySet<string> {
  const document = parseDocument(html)
  const found = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    const names = element.getAttributeNames().sort()
    found.add(`<${[element.localName, ...names].join(' ')}>`)
    for (const part of partsOf(element)) found.add(part)
    for (const name of ['href', 'src', 'action', 'srcset']) {
      const value = element.getAttribute(name)
      if (value !== null && !ownUrl.test(value)) found.add(`${name}=${value}`)
    }
  }
  return found
}

/** The code in a page; structured data only needs to be valid JSON. */
function partsOf(element: Element): string[] {
  const text = element.textContent ?? ''
  if (element.localName === 'style') return [`style: ${text}`]
  if (element.localName !== 'script') return []
  if (element.getAttribute('type') !== 'application/ld+json') return [`script: ${text}`]
  JSON.parse(text)
  return []
}
