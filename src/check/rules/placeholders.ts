import { type DataText, dataTexts } from '../data-texts'
import type { Fault } from '../finding'
import type { RenderedSite } from '../rendered-site'
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
    ...dataTexts(site.data)
      .filter(({ field, source }) => !(isSiteUrl(field, source, site) && isReplaced(site)))
      .flatMap((data) => placeholdersIn(data.text).map((found) => placeholder(found, data))),
  ],
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
    mend: 'Write the address that visitors shall use',
  }
}

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
