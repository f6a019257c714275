import type { DomainIndex } from 'build-site'
import { find } from './find'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Makes rows of a price list from the two that its template has: one for a domain on sale, and one for a sold one. */
export function resultRow(index: DomainIndex, samples: readonly HTMLElement[]): (place: number) => Node {
  const { hosts, summaries, prices, references, pages, home, buy } = index
  const sold = new Set(index.sold)
  return (place) => {
    const row = samples[Number(sold.has(place))]?.cloneNode(true)
    if (!(row instanceof HTMLElement)) return document.createDocumentFragment()
    const host = hosts[place] ?? ''
    find('th', row)?.firstChild?.replaceWith(name(host, pages[place] ? home + pages[place] : ''), ' ')
    write('.domain-summary', summaries[place] ?? '', row)
    write('strong', dollars.format(prices[place] ?? 0), row)
    writeReference(references[place] ?? 0, row)
    const link = find('td a', row)
    link?.setAttribute('href', buy.url.replaceAll(buy.placeholder, encodeURIComponent(host)))
    if (link) write('.visually-hidden', ` ${host}`, link)
    return row
  }
}

function name(host: string, href: string): Node {
  if (!href) return new Text(host)
  const link = document.createElement('a')
  link.href = href
  link.textContent = host
  return link
}

function writeReference(usd: number, row: HTMLElement) {
  const reference = find('s', row)
  if (!usd) reference?.previousElementSibling?.remove()
  if (!usd) reference?.remove()
  else if (reference) reference.textContent = dollars.format(usd)
}

function write(selector: string, text: string, root: HTMLElement) {
  const element = find(selector, root)
  if (element) element.textContent = text
}
