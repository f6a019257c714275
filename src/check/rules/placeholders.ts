import { nearMatch } from '../../content/parse/near-match'
import { atField } from '../../content/parse/problem-at'
import { isFields, type Source } from '../../content/parse/source'
import { entriesOf } from '../../content/schema/kinds'
import type { Fault } from '../../lib/fault'
import { firstFew, formatNumber } from '../../lib/format-number'
import { memo } from '../../lib/memo'
import { dataTexts } from '../site/data-texts'
import { all, attribute, textOf } from '../site/elements'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Hosts that nobody can own (RFC 2606 and 6761) or that stand for the reader's own, within a URL or e-mail address. */
const hosts = [
  String.raw`(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-]|\.\w)`,
  String.raw`(?<![\w.-])(?:www\.)?your-?(?:domain|site|website|company|studio|name)\.(?:com|net|org|io)(?![\w-]|\.\w)`,
  String.raw`(?<=\/\/|@)(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b(?![-.]\w)`,
]

/** Names that stand for the reader's own, within a URL: `https://x.com/your-name`. */
const account = String.raw`(?<=\/\/)[\w.-]+\/(?:[\w.-]+\/)*@?your[-_]?(?:name|account|company|handle|page|studio)\b(?![-.]\w)`

/** A host comes with the name before it, if it is that of an e-mail address. */
const placeholders = new RegExp(`(?:[\\w.+-]+@)?(?:${hosts.join('|')})|${account}`, 'gi')

/** All placeholders for the owner's names and addresses have been replaced, or are accepted by the data. */
export const placeholdersRule: Rule = {
  id: 'placeholders',
  promise: 'no address is a placeholder such as example.com, unless acceptedPlaceholders in data/site names it',
  find: (site) => [...given(site), ...typed(site), ...accepted(site)],
  findOn: inTemplates,
}

/** The placeholders in the data, with the texts that contain them. */
const inData = memo(1, ({ data }: RenderedSite) =>
  dataTexts(data).flatMap((text) => placeholdersIn(text.text).map((found) => ({ found, data: text }))),
)

/** Those of the data, and of the address of the site: they are reported where they are written. */
const written = memo(1, (site: RenderedSite) => {
  const address = placeholdersIn(site.site.home.url)
  // A page may show the host of a mail address by itself.
  return new Set([...address, ...inData(site).flatMap(({ found }) => [found, found.replace(/^.*@/, '')])])
})

function typed(site: RenderedSite): Fault[] {
  return inData(site)
    .filter(({ found, data: { text } }) => {
      return !isAccepted(found, site) && !(text === site.site.settings.url && isReplaced(site))
    })
    .map(({ found, data: { source, field, line } }) => ({
      file: source.file,
      line: line(),
      ...saying(`found the placeholder ${found}${field === '' ? '' : ` in ${field}`}`),
    }))
}

/** The placeholders of a page that only a template contains, in its links and in its text. */
function inTemplates(page: RenderedPage, site: RenderedSite): Fault[] {
  const of = (texts: readonly string[]) =>
    new Set(
      texts.flatMap(placeholdersIn).filter((address) => !written(site).has(address) && !isAccepted(address, site)),
    )
  const links = of(all(page, 'a[href]').map((link) => attribute(link, 'href')))
  const others = [...of([textOf(page.document)])].filter((address) => !links.has(address))
  const fault = (words: string): Fault => ({ ...inTemplate(page), ...saying(`found ${words}`) })
  return [
    ...Array.from(links, (address) => fault(`a link to the placeholder ${address}`)),
    ...others.map((address) => fault(`the placeholder ${address} in its text`)),
  ]
}

/** The placeholders in a text, without duplicates. */
function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(placeholders))]
}

function saying(found: string): Pick<Fault, 'severity' | 'message' | 'fix'> {
  return {
    severity: 'error',
    message: `${found}, expected a host that you own`,
    fix: 'Write the address that visitors should use',
  }
}

/** Whether the command line overrides the site's address. */
function isReplaced({ site: { home, settings } }: RenderedSite): boolean {
  return home.url !== `${settings.url.replace(/\/+$/, '')}/`
}

function given(site: RenderedSite): Fault[] {
  const { url } = site.site.home
  const [found] = placeholdersIn(new URL(url).origin)
  if (!isReplaced(site) || found === undefined || isAccepted(found, site)) return []
  return [{ ...saying(`found the site address ${url}`), fix: 'Give the address of the site with --site-url' }]
}

function isAccepted(found: string, { site }: RenderedSite): boolean {
  return site.settings.acceptedPlaceholders?.some((name) => name.toLowerCase() === found.toLowerCase()) ?? false
}

/** How many placeholders the data accepts, so that nobody overlooks them, and which of these there are not. */
function accepted(site: RenderedSite): Fault[] {
  const { acceptedPlaceholders: listed = [] } = site.site.settings
  const isFound = isSomewhere(site)
  const names = listed.filter(isFound)
  const source = [...entriesOf(site.data)].map((entry) => entry.source).find(hasList)
  const place = (...steps: readonly number[]) => source && atField(source, ['acceptedPlaceholders', ...steps])
  const idle = listed.flatMap((name, index) =>
    isFound(name) ? [] : [idleName(name, [...written(site)], place(index) ?? {})],
  )
  if (names.length === 0) return idle
  const count = names.length === 1 ? '1 placeholder' : `${formatNumber(names.length)} placeholders`
  return [
    ...idle,
    {
      severity: 'notice',
      ...place(),
      message: `found ${count} accepted by this list (${firstFew(names)}), expected none on a published site`,
      fix: 'Replace each, and remove it from this list',
    },
  ]
}

function hasList({ value }: Source): boolean {
  return isFields(value) && 'acceptedPlaceholders' in value
}

/** Asks whether a placeholder is in the data, in the address of the site, or on a page. */
function isSomewhere(site: RenderedSite): (name: string) => boolean {
  const known = new Set([...written(site)].map((found) => found.toLowerCase()))
  const isOnPage = (name: string) =>
    site.pages.some((page) => placeholdersIn(page.document.outerHTML).some((found) => found.toLowerCase() === name))
  return (name) => known.has(name.toLowerCase()) || isOnPage(name.toLowerCase())
}

function idleName(name: string, found: readonly string[], place: Pick<Fault, 'file' | 'line'>): Fault {
  const near = nearMatch(name, found)
  return {
    severity: 'warning',
    ...place,
    message: `found ${name} in this list, expected a placeholder as check names it`,
    fix: near === undefined ? 'Remove it from this list' : `Write ${near} if that was meant`,
  }
}
