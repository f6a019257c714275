import { type DataText, dataTexts } from '../data-texts'
import type { Fault } from '../finding'
import type { RenderedSite } from '../rendered-site'
import type { Rule } from '../rule'

/** Hosts that nobody can own (RFC 2606 and 6761), as part of an address or a mail address. */
const reserved =
  /(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))\b|(?<=\/\/|@)localhost\b(?![-.]\w)/gi

/** What stood in for the names and addresses of the owner is replaced. */
export const placeholdersRule: Rule = {
  id: 'placeholders',
  promise: 'no address is a placeholder such as example.com',
  find: (site) => [
    ...givenAddress(site),
    ...dataTexts(site.data)
      .filter(({ field, source }) => !(isSiteUrl(field, source, site) && isReplaced(site)))
      .flatMap((data) => placeholdersIn(data.text).map((found) => placeholder(found, data))),
  ],
}

/** Each of them once. */
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
    mend: 'Write the address that visitors shall use',
  }
}

function isSiteUrl(field: string, source: DataText['source'], { data }: RenderedSite): boolean {
  return field === 'url' && source === data.site.source
}

/** Whether the command line says where the site will live. */
function isReplaced({ site, data }: RenderedSite): boolean {
  return site.addresses.home.url !== `${data.site.value.url.replace(/\/+$/, '')}/`
}

function givenAddress(site: RenderedSite): Fault[] {
  const { origin } = new URL(site.site.addresses.home.url)
  if (!isReplaced(site) || placeholdersIn(origin).length === 0) return []
  const message = `found the site address ${site.site.addresses.home.url}, expected a host that you own`
  return [{ severity: 'warning', message, mend: 'Give the address of the site with --site-url' }]
}
