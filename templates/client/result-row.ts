import type { DomainIndex } from '../files/built-list'
import { find, findAll } from './find'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** A row of the search results. Refilling it takes a third of the time of creating another. */
export interface ResultRow {
  readonly element: Element
  /** Shows a domain, by its position in the index. */
  readonly fill: (place: number) => void
}

/** Creates a row from a sample in the results template, for an available or a sold domain. */
export function resultRow({ hosts, summaries, prices, references, pages, ...index }: DomainIndex, sample: Element) {
  const element = document.importNode(sample, true)
  const fillName = nameOf(element, index.home)
  const summary = textIn(find('.domain-summary', element))
  const price = textIn(find('strong', element))
  const fillReference = referenceOf(element)
  const ways = findAll('td a', element)
  const about = textIn(find('td a .visually-hidden', element))
  const fill = (place: number) => {
    const host = hosts[place] ?? ''
    fillName(host, pages[place])
    summary.data = summaries[place] ?? ''
    price.data = dollars.format(prices[place] ?? 0)
    fillReference(references[place])
    for (const [at, way] of ways.entries()) {
      way.setAttribute(
        'href',
        index.ways[at]?.replaceAll(index.placeholder, at ? encodeURIComponent(host) : linked(host)) ?? '',
      )
    }
    about.data = ` ${host}`
  }
  return { element, fill } satisfies ResultRow
}

/** The ASCII form of a domain, for links; it differs for domains with non-ASCII letters. */
function linked(host: string): string {
  return new URL(`https://${host}`).hostname
}

/** The name of a domain: a link if its brand has a page. */
function nameOf(row: Element, home: string): (host: string, page: string | undefined) => void {
  const [link, text] = [document.createElement('a'), new Text()]
  let shown: ChildNode = text
  find('th', row)?.firstChild?.replaceWith(text, ' ')
  return (host, page) => {
    const next = page ? link : text
    if (page) link.href = home + page
    next.textContent = host
    if (next !== shown) shown.replaceWith(next)
    shown = next
  }
}

/** The reference price and the text around it, in rows that have one. */
function referenceOf(row: Element): (usd: number | undefined) => void {
  const struck = find('s', row)
  const tag = struck?.parentElement
  const text = textIn(struck)
  // The words before it and the space after it.
  const parts = [struck?.previousSibling, struck, struck?.nextSibling].filter((part) => part instanceof Node)
  return (usd) => {
    if (!usd) for (const part of parts) part.remove()
    else {
      text.data = dollars.format(usd)
      if (!struck?.parentNode) tag?.prepend(...parts)
    }
  }
}

/** The single text node of an element; a detached one if there is no element. */
function textIn(element: Element | null): Text {
  const text = new Text()
  element?.replaceChildren(text)
  return text
}
