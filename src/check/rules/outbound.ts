import { atField } from '../../content/parse/problem-at'
import { entriesOf } from '../../content/schema/kinds'
import { escapePattern } from '../../lib/escape-pattern'
import type { Fault } from '../../lib/fault'
import { firstFew, formatNumber } from '../../lib/format-number'
import { groupedBy } from '../../lib/grouped-by'
import { dataTexts } from '../site/data-texts'
import { withoutFragment } from '../site/outbound-links'
import { linkPlace } from '../site/prose-links'
import type { OutboundAnswer, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** The responses of other sites, if they were requested (`--external`). */
export const outboundRule: Rule = {
  id: 'outbound',
  promise: 'links to other sites are answered (with --external)',
  find: (site) => {
    const answers = site.outbound ?? []
    return lacksNetwork(answers) ? [withoutNetwork(answers)] : deadLinks(answers, site)
  },
}

/** Whether no site was reached. A single one may be what is gone. */
function lacksNetwork(answers: readonly OutboundAnswer[]): boolean {
  return hostsOf(answers).size > 1 && answers.every(({ isReached }) => !isReached)
}

function withoutNetwork(answers: readonly OutboundAnswer[]): Fault {
  const [first] = answers
  return {
    severity: 'warning',
    message: `found none of the ${formatNumber(hostsOf(answers).size)} other sites that pages link to (the first answers ${first?.answer}), expected a connection to the internet`,
    fix: 'Connect this machine to the internet, or set HTTPS_PROXY if it needs a proxy, and check again',
  }
}

function hostsOf(answers: readonly OutboundAnswer[]): ReadonlySet<string> {
  return new Set(answers.map(({ url }) => new URL(url).host))
}

/** Where a link is written, and a key that links have in common which are made of one address in the data. */
interface Origin {
  readonly place: Pick<Fault, 'file' | 'line'>
  readonly key: string
}

/** A fault for each link, or for all that are made of one address and are answered alike, on each of their pages. */
function deadLinks(answers: readonly OutboundAnswer[], site: RenderedSite): Fault[] {
  const inData = dataOrigins(site)
  const dead = answers.filter(({ isAlive }) => !isAlive)
  const found = dead.map((link) => ({ link, ...(inData(link.url) ?? pageOrigin(link, site)) }))
  const groups = groupedBy(found, ({ key, link: { answer } }) => `${key} ${answer}`)
  return [...groups.values()].flatMap((alike) => {
    const urls = alike.map(({ link: { url } }) => url)
    const what = alike.length === 1 ? 'a link' : `${formatNumber(alike.length)} links`
    const pages = new Set(alike.flatMap(({ link }) => link.pages))
    return alike.slice(0, 1).flatMap(({ place, link: { answer } }) =>
      [...pages].map(
        (page): Fault => ({
          severity: 'warning',
          page,
          ...place,
          message: `found ${what} to ${firstFew(urls, 1)}, ${alike.length === 1 ? 'which answers' : 'which answer'} ${answer}, expected a page`,
          fix: 'Open it in a browser, then correct or remove the link',
        }),
      ),
    )
  })
}

/** Returns where the data holds an address, or what it is made of; undefined if it does not. */
function dataOrigins({ data }: RenderedSite): (url: string) => Origin | undefined {
  const typed = [
    ...dataTexts(data).flatMap((entry) => {
      if (/^https?:/.test(entry.text)) return [entry]
      return bareHost.test(entry.text) ? [{ ...entry, text: `https://${entry.text}` }] : []
    }),
  ]
  const exact = new Map(typed.map((entry) => [withoutFragment(entry.text, entry.text)?.href, entry]))
  const patterns = typed
    .filter(({ text }) => text.includes(domain))
    .map((entry) => ({ entry, pattern: patternOf(entry.text) }))
  // A site of its own name needs no field.
  const named = new Map(Array.from(entriesOf(data), (entry) => [entry.slug, entry]))
  return (url) => {
    const made = patterns.find(({ pattern }) => pattern.test(url))?.entry
    const entry = exact.get(url) ?? made
    const own = entry === undefined ? named.get(new URL(url).hostname.split('.')[0] ?? '') : undefined
    if (own !== undefined) return { place: atField(own.source, []), key: url }
    return entry && { place: { file: entry.source.file, line: entry.line() }, key: entry === made ? entry.text : url }
  }
}

/** A host without its scheme. */
const bareHost = /^[\w-]+(\.[\w-]+)+$/

const domain = '{domain}'

/** Matches the links that are made of an address with {domain} in it. */
function patternOf(text: string): RegExp {
  const stand = 'any-domain-of-the-site'
  const url = withoutFragment(text.replaceAll(domain, stand), text)?.href ?? ''
  return new RegExp(`^${escapePattern(url).replaceAll(stand, '[\\w.%-]+')}$`)
}

/** The line of a Markdown text, or else the template of the first page. */
function pageOrigin({ url, pages: paths }: OutboundAnswer, site: RenderedSite): Origin {
  const places = paths.flatMap((path) => {
    const page = site.pagesByPath.get(path)
    return page === undefined ? [] : [linkPlace(page, site, (href) => withoutFragment(href, page.url)?.href === url)]
  })
  const found = places.find(({ isProse }) => isProse) ?? places[0]
  return { place: { file: found?.place.file, line: found?.place.line }, key: url }
}
