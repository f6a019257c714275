import { atField } from '../../content/parse/problem-at'
import { entriesOf } from '../../content/schema/kinds'
import { escapePattern } from '../../lib/escape-pattern'
import { firstFew, formatNumber } from '../../lib/format-number'
import { groupedBy } from '../../lib/grouped-by'
import { dataTexts } from '../site/data-texts'
import { withoutFragment } from '../site/outbound'
import { linkInProse, type Place } from '../site/place'
import type { OutboundAnswer, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** The responses of other sites, if they were requested (`--external`). */
export const outboundRule: Rule = {
  id: 'outbound',
  promise: 'links to other sites work (with --external)',
  severity: 'warning',
  fix: 'Open it in a browser, then correct or remove the link',
  find: (site) => {
    const answers = site.outbound ?? []
    const hosts = new Set(answers.map(({ url }) => new URL(url).host))
    // If there is only one, the other site may be down.
    const lacksNetwork = hosts.size > 1 && answers.every(({ isReached }) => !isReached)
    return lacksNetwork ? [withoutNetwork(hosts.size, answers)] : deadLinks(answers, site)
  },
}

function withoutNetwork(sites: number, [first]: readonly OutboundAnswer[]): Found {
  return {
    message: `found that none of the ${formatNumber(sites)} other sites that pages link to can be reached (the first answers ${first?.answer}), expected a connection to the internet`,
    fix: 'Connect this machine to the internet, or set HTTPS_PROXY if it needs a proxy, and check again',
  }
}

/** One fault for each link, or for all links that come from one line of the data and get the same response. */
function deadLinks(answers: readonly OutboundAnswer[], site: RenderedSite): Found[] {
  const inData = dataPlaces(site)
  const dead = answers.filter(({ isAlive }) => !isAlive)
  const found = dead.map((link) => ({ ...link, place: inData(link.url) ?? pagePlace(link, site) }))
  const groups = groupedBy(found, ({ url, answer, place: { file, line } }) =>
    JSON.stringify([answer, file, line ?? url]),
  )
  return [...groups.values()].flatMap((alike) => {
    const urls = firstFew(alike.map(({ url }) => url))
    const links = alike.length === 1 ? 'a link' : `${formatNumber(alike.length)} links`
    const says = `${alike.length === 1 ? 'which answers' : 'which answer'} ${alike[0]?.answer}`
    const message = `found ${links} to ${urls}, ${says}, expected a page`
    return [...new Set(alike.flatMap(({ pages }) => pages))].map((page) => ({ ...alike[0]?.place, page, message }))
  })
}

/** The placeholder in the data for the domain of each link. */
const domain = '{domain}'

/** Returns the location in the data of an address, or of its template; undefined if there is none. */
function dataPlaces(site: RenderedSite): (url: string) => Place | undefined {
  const typed = new Map(dataTexts(site).map((entry) => [addressIn(entry.text), entry]))
  const made = [...typed.values()]
    .filter(({ text }) => text.includes(domain))
    .map((entry) => ({ ...entry, pattern: patternOf(entry.text) }))
  // A domain that follows from the name needs no field.
  const named = new Map(Array.from(entriesOf(site.data), ({ slug, source }) => [slug, source]))
  return (url) => {
    const entry = typed.get(url) ?? made.find(({ pattern }) => pattern.test(url))
    const source = named.get(new URL(url).hostname.split('.')[0] ?? '')
    return entry?.place() ?? (source && atField(source, []))
  }
}

/** The address in a text, with or without a scheme. */
function addressIn(text: string): string | undefined {
  return withoutFragment(/^https?:/.test(text) ? text : `https://${text}`)
}

/** Matches the links that are made of an address. */
function patternOf(text: string): RegExp {
  const stand = 'any-domain-of-the-site'
  const url = addressIn(text.replaceAll(domain, stand)) ?? ''
  return new RegExp(`^${escapePattern(url).replaceAll(stand, '[\\w.%-]+')}$`)
}

/** The line of a Markdown text, or else the template of the first page. */
function pagePlace({ url, pages: paths }: OutboundAnswer, site: RenderedSite): Place {
  const pages = paths.flatMap((path) => site.pagesByPath.get(path) ?? [])
  const places = pages.map((page) => linkInProse(page, site, url, (href) => withoutFragment(href, page.url)))
  return places.find((place) => place !== undefined) ?? { file: pages[0]?.template }
}
