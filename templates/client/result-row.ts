import type { DomainIndex } from '../files/domain-data'
import { find, findAll } from './find'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/**
 * Creates rows for domains, by their positions in the index.
 *
 * @param samples rows of the results template: for an available domain, and for a sold one
 */
export function resultRows(samples: readonly Element[], index: DomainIndex): (place: number) => Element[] {
  const { hosts, summaries, prices, references, pages, home, ways, placeholder } = index
  const sold = new Set(index.sold)
  return (place) => {
    const sample = samples[Number(sold.has(place))]
    if (!sample) return []
    const row = document.importNode(sample, true)
    const host = hosts[place] ?? ''
    const say = (selector: string, text: string | undefined) => {
      const element = find(selector, row)
      if (element) element.textContent = text ?? ''
    }
    find('th', row)?.firstChild?.replaceWith(nameOf(host, pages[place], home), ' ')
    say('.domain-summary', summaries[place])
    say('strong', dollars.format(prices[place] ?? 0))
    const usd = references[place]
    const struck = find('s', row)
    if (usd) say('s', dollars.format(usd))
    // With the words before it and the space after it.
    else for (const part of [struck?.previousSibling, struck?.nextSibling, struck]) part?.remove()
    for (const [at, way] of findAll('td a', row).entries()) {
      const name = at ? encodeURIComponent(host) : linked(host)
      way.setAttribute('href', ways[at]?.replaceAll(placeholder, name) ?? '')
    }
    say('td a .visually-hidden', ` ${host}`)
    return [row]
  }
}

/** The ASCII form of a domain, for links; it differs for domains with non-ASCII letters. */
function linked(host: string): string {
  return new URL(`https://${host}`).hostname
}

/** The name of a domain: a link if its brand has a page. */
function nameOf(host: string, page: string | undefined, home: string): Node {
  if (!page) return new Text(host)
  const link = document.createElement('a')
  link.href = home + page
  link.textContent = host
  return link
}
