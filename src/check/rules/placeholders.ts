import { atField } from '../../content/parse/problem-at'
import { isFields } from '../../content/parse/source'
import { entriesOf } from '../../content/schema/kinds'
import { firstFew, formatNumber } from '../../lib/format-number'
import { memo } from '../../lib/memo'
import { dataTexts } from '../site/data-texts'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/**
 * Hosts that nobody can own (RFC 2606 and 6761) or that stand for the reader's own host, in a URL or e-mail address.
 */
const hosts = [
  String.raw`(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-]|\.\w)`,
  String.raw`(?<![\w.-])(?:www\.)?your-?(?:domain|site|website|company|studio|name)\.(?:com|net|org|io)(?![\w-]|\.\w)`,
  String.raw`(?<=\/\/|@)(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b(?![-.]\w)`,
]

/** Names that the reader should replace, in a URL: `https://x.com/your-name`. */
const account = String.raw`(?<=\/\/)[\w.-]+\/(?:[\w.-]+\/)*@?your[-_]?(?:name|account|company|handle|page|studio)\b(?![-.]\w)`

/** A host in an e-mail address includes the name before it. */
const placeholders = new RegExp(`(?:[\\w.+-]+@)?(?:${hosts.join('|')})|${account}`, 'gi')

/** All placeholders for the owner's names and addresses have been replaced, or are accepted by the data. */
export const placeholdersRule: Rule = {
  id: 'placeholders',
  promise: 'no address is a placeholder such as example.com, unless acceptedPlaceholders in data/site names it',
  fix: 'Write the address that visitors should use',
  find: (site) => [...given(site), ...typed(site), ...accepted(site)],
  findOn: inTemplate,
}

/** The placeholders in the data, with the texts that contain them. */
const inData = memo(1, (site: RenderedSite) =>
  dataTexts(site).flatMap((text) => placeholdersIn(text.text).map((found) => ({ found, text }))),
)

/** The placeholders of the data and of the site address, which are reported where they are written. */
const written = memo(1, (site: RenderedSite) => {
  const address = placeholdersIn(site.site.home.url)
  // A page may show the host of a mail address by itself.
  return new Set([...address, ...inData(site).flatMap(({ found }) => [found, found.replace(/^.*@/, '')])])
})

function typed(site: RenderedSite): Found[] {
  return inData(site)
    .filter(({ found, text: { text } }) => {
      return !isAccepted(found, site) && !(text === site.site.settings.url && isReplaced(site))
    })
    .map(({ found, text: { field, place } }) => {
      return { ...place(), message: messageOf(`the placeholder ${found}${field === '' ? '' : ` in ${field}`}`) }
    })
}

/** The placeholders of a page that only a template contains, in its links and in its text. */
function inTemplate({ links, titles, words }: RenderedPage, site: RenderedSite): string[] {
  const inLinks = new Set(links.flatMap(placeholdersIn))
  const inText = placeholdersIn([...titles, words].join('\n')).filter((found) => !inLinks.has(found))
  const isOwn = (found: string) => !written(site).has(found) && !isAccepted(found, site)
  return [
    ...[...inLinks].filter(isOwn).map((found) => messageOf(`a link to the placeholder ${found}`)),
    ...inText.filter(isOwn).map((found) => messageOf(`the placeholder ${found} in its text`)),
  ]
}

/** The placeholders in a text, without duplicates. */
function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(placeholders))]
}

function messageOf(found: string): string {
  return `found ${found}, expected a host that you own`
}

/** Whether the command line overrides the site's address. */
function isReplaced({ site: { home, settings } }: RenderedSite): boolean {
  return home.url !== `${settings.url.replace(/\/+$/, '')}/`
}

function given(site: RenderedSite): Found[] {
  const { url } = site.site.home
  const [found] = placeholdersIn(new URL(url).origin)
  if (!isReplaced(site) || found === undefined || isAccepted(found, site)) return []
  return [{ message: messageOf(`the site address ${url}`), fix: 'Give the address of the site with --site-url' }]
}

function isAccepted(found: string, { site }: RenderedSite): boolean {
  return site.settings.acceptedPlaceholders?.some((name) => name.toLowerCase() === found.toLowerCase()) ?? false
}

/** How many placeholders the data accepts, so that nobody overlooks them. */
function accepted(site: RenderedSite): Found[] {
  const { acceptedPlaceholders: names = [] } = site.site.settings
  if (names.length === 0) return []
  const field = 'acceptedPlaceholders'
  const entry = [...entriesOf(site.data)].find(({ source: { value } }) => isFields(value) && field in value)
  const count = names.length === 1 ? '1 placeholder' : `${formatNumber(names.length)} placeholders`
  const message = `found ${count} accepted by this list (${firstFew(names)}), expected none on a published site`
  const fix = 'Replace each, and remove it from this list'
  return [{ severity: 'notice', ...(entry && atField(entry.source, [field])), message, fix }]
}
