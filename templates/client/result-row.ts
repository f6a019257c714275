import type { DomainIndex } from 'build-site'
import { find } from './find'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** A row of the results of a search. To fill it again takes a third of the time of making another. */
export interface ResultRow {
  readonly element: Element
  /** Shows a domain, by its place in the index. */
  readonly fill: (place: number) => void
}

/** Makes a row like one that the template of the results has: for a domain on sale, or for a sold one. */
export function resultRow({ hosts, summaries, prices, references, pages, ...index }: DomainIndex, sample: Element) {
  const element = document.importNode(sample, true)
  const fillName = nameOf(element, index.home)
  const summary = textIn(find('.domain-summary', element))
  const price = textIn(find('strong', element))
  const fillReference = referenceOf(element)
  const buy = find('td a', element)
  const about = textIn(buy && find('.visually-hidden', buy))
  const fill = (place: number) => {
    const host = hosts[place] ?? ''
    fillName(host, pages[place])
    summary.data = summaries[place] ?? ''
    price.data = dollars.format(prices[place] ?? 0)
    fillReference(references[place])
    buy?.setAttribute('href', index.buy.url.replaceAll(index.buy.placeholder, encodeURIComponent(host)))
    about.data = ` ${host}`
  }
  return { element, fill } satisfies ResultRow
}

/** The name of a domain: a link where its brand has a page. */
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

/** The reference price and what is around it, in the rows that have one. */
function referenceOf(row: Element): (usd: number | undefined) => void {
  const struck = find('s', row)
  const tag = struck?.parentElement
  const text = textIn(struck)
  // The words before it, and the space behind.
  const parts = [struck?.previousSibling, struck, struck?.nextSibling].filter((part) => part instanceof Node)
  return (usd) => {
    if (!usd) for (const part of parts) part.remove()
    else {
      text.data = dollars.format(usd)
      if (!struck?.parentNode) tag?.prepend(...parts)
    }
  }
}

/** The one text of an element; one that shows nowhere where there is no element. */
function textIn(element: Element | null): Text {
  const text = new Text()
  element?.replaceChildren(text)
  return text
}
