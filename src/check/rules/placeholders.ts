import { memo } from '../../content/memo'
import { type DataText, dataTexts } from '../data-texts'
import { all, attribute } from '../elements'
import type { Fault } from '../finding'
import { inTemplate } from '../place'
import type { RenderedPage, RenderedSite } from '../rendered-site'
import type { Rule } from '../rule'

/** Hosts that nobody can own (RFC 2606 and 6761), within a URL or e-mail address. */
const reserved =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-]|\.\w)|(?<=\/\/|@)localhost\b(?![-.]\w)/gi

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
  findOn: inLinks,
}

/** The placeholders in the data, with the texts that contain them. */
const inData = memo(1, ({ data }: RenderedSite) =>
  dataTexts(data).flatMap((text) => placeholdersIn(text.text).map((found) => ({ found, data: text }))),
)

/** Those in one text, and the address of the site: they are reported where they are written. */
const written = memo(1, (site: RenderedSite) =>
  [site.site.addresses.home.url, ...new Set(inData(site).map(({ found }) => found))].join('\n'),
)

/** The links of a page to placeholders that only a template contains. */
function inLinks(page: RenderedPage, site: RenderedSite): Fault[] {
  const addresses = all(page, 'a[href]').flatMap((link) => placeholdersIn(attribute(link, 'href')))
  const found = [...new Set(addresses)].filter((address) => !written(site).includes(address))
  return found.map((address) => ({
    severity: 'warning',
    ...inTemplate(page),
    message: `found a link to the placeholder ${address}, expected a host that you own`,
    mend,
  }))
}

/** The placeholders in a text, without duplicates. */
function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(reserved))]
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
