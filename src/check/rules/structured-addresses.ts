import { parsedUrl } from '../../lib/parsed-url'
import { locate } from '../site/locate'
import { inTemplate } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'
import { isReference, type Thing, thingsOf } from '../site/things'

const properties = ['url', '@id', 'item', 'image', 'logo', 'contentUrl', 'urlTemplate', 'mainEntityOfPage']

/** Addresses of this site in structured data exist. */
export const structuredAddressesRule: Rule = {
  id: 'structured-addresses',
  promise: 'addresses of the site in structured data lead to pages, places and files that exist',
  fix: 'Make the address from the page or file that it means (site.address)',
  find: (site) => {
    const all = site.pages.flatMap((page) => thingsOf(page).map((thing) => ({ thing, page })))
    const ids = new Set(all.flatMap(({ thing }) => (isReference(thing) ? [] : thing.properties['@id'])))
    return all.flatMap(({ thing, page }) =>
      [...lostAddresses(thing, site), ...lostReference(thing, ids)].map((message) => ({
        ...inTemplate(page),
        message: `${thing.path}: ${message}`,
      })),
    )
  },
}

function lostAddresses(thing: Thing, site: RenderedSite): string[] {
  return properties.flatMap((name) => {
    const address = thing.properties[name]
    const path = typeof address === 'string' ? locate(address, site) : undefined
    if (path === undefined || (site.fileOf.has(path) && (name === '@id' || hasPlace(String(address), path, site)))) {
      return []
    }
    return `found the ${name} ${address}, expected an address of this site that exists`
  })
}

/** The fragment of an `@id` is only a name; any other fragment must exist on the page. */
function hasPlace(address: string, path: string, { pagesByPath }: RenderedSite): boolean {
  const id = parsedUrl(address)?.hash.slice(1) ?? ''
  return id === '' || pagesByPath.get(path)?.ids.has(id) !== false
}

function lostReference(thing: Thing, ids: ReadonlySet<unknown>): string[] {
  const id = thing.properties['@id']
  if (!isReference(thing) || ids.has(id)) return []
  return [`found a reference to ${id}, expected a thing of that "@id" on a page of this site`]
}
