import { memo } from '../../content/memo'
import { type DataText, dataTexts } from '../data-texts'
import { all, attribute, textOf } from '../elements'
import type { Fault } from '../finding'
import { inTemplate } from '../place'
import type { RenderedPage, RenderedSite } from '../rendered-site'
import type { Rule } from '../rule'

/** Hosts that nobody can own (RFC 2606 and 6761), within a URL or e-mail address. */
const reserved =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-]|\.\w)|(?<=\/\/|@)localhost\b(?![-.]\w)/gi

/** The same with the name before it, if it is that of an e-mail address. */
const named = new RegExp(`(?:[\\w.+-]+@)?${reserved.source}`, 'gi')

/** All placeholders for the owner's names and addresses have been replaced. */
export const placeholdersRule: Rule = {
  id: 'placeholders',
  promise: 'no address is a placeholder such as example.com',
  find: (site) => [
    ...givenAddress(site),
    ...inData(site)
      .filter(({ data: { field, source } }) => !(isSiteUrl(field, source, site) && isReplaced(site)))
      .map(({ found, data }) => placeholder(found, data)),
  ],
  findOn: inTemplates,
}

/** The placeholders in the data, with the texts that contain them. */
const inData = memo(1, ({ data }: RenderedSite) =>
  dataTexts(data).flatMap((text) => placeholdersIn(text.text).map((found) => ({ found, data: text }))),
)

/**
 * Those of the data, with names and without, and of the address of the site: they are reported where they are written.
 */
const written = memo(1, (site: RenderedSite) => {
  const texts = [site.site.addresses.home.url, ...inData(site).map(({ data }) => data.text)]
  return new Set(texts.flatMap((text) => [...matches(named, text), ...matches(reserved, text)]))
})

/** The placeholders of a page that only a template contains, in its links and in its text. */
function inTemplates(page: RenderedPage, site: RenderedSite): Fault[] {
  const of = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => matches(named, text)).filter((address) => !written(site).has(address)))
  const links = of(all(page, 'a[href]').map((link) => attribute(link, 'href')))
  const others = [...of([textOf(page.document)])].filter((address) => !links.has(address))
  const told = (words: string): Fault => ({
    severity: 'warning',
    ...inTemplate(page),
    message: `found ${words}, expected a host that you own`,
    mend,
  })
  return [
    ...Array.from(links, (address) => told(`a link to the placeholder ${address}`)),
    ...others.map((address) => told(`the placeholder ${address} in its text`)),
  ]
}

function matches(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? []
}

/** The placeholders in a text, without duplicates. */
function placeholdersIn(text: string): string[] {
  return [...new Set(matches(reserved, text))]
}

function placeholder(found: string, { source, field, line }: DataText): Fault {
  const message = `found the placeholder ${found}${field === '' ? '' : ` in ${field}`}, expected a host that you own`
  return {
    severity: 'warning',
    file: source.file,
    line: line(),
    message,
    mend,
  }
}

const mend = 'Write the address that visitors shall use'

function isSiteUrl(field: string, source: DataText['source'], { data }: RenderedSite): boolean {
  return field === 'url' && source === data.site.source
}

/** Whether the command line overrides the site's address. */
function isReplaced({ site, data }: RenderedSite): boolean {
  return site.addresses.home.url !== `${data.site.value.url.replace(/\/+$/, '')}/`
}

function givenAddress(site: RenderedSite): Fault[] {
  const { origin } = new URL(site.site.addresses.home.url)
  if (!isReplaced(site) || placeholdersIn(origin).length === 0) return []
  const message = `found the site address ${site.site.addresses.home.url}, expected a host that you own`
  return [{ severity: 'warning', message, mend: 'Give the address of the site with --site-url' }]
}
