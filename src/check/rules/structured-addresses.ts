import type { Fault } from '../../lib/fault'
import { locate } from '../site/locate'
import { markupErrors } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'
import { type Thing, thingsOf } from '../site/things'

const properties = ['url', '@id', 'item', 'image', 'logo', 'contentUrl', 'urlTemplate', 'mainEntityOfPage']

/** Addresses of this site in structured data exist. */
export const structuredAddressesRule: Rule = {
  id: 'structured-addresses',
  promise: 'addresses of the site in structured data lead to pages, places and files that exist',
  find: (site) => {
    const ids = new Set(
      site.pages.flatMap((page) =>
        thingsOf(page)
          .filter(isDefinition)
          .map(({ properties: { '@id': id } }) => id),
      ),
    )
    return site.pages.flatMap((page) =>
      thingsOf(page).flatMap((thing) => [...lostAddresses(thing, page, site), ...lostReference(thing, page, ids)]),
    )
  },
}

function lostAddresses(thing: Thing, page: RenderedPage, site: RenderedSite): Fault[] {
  return properties.flatMap((name) => {
    const address = thing.properties[name]
    if (typeof address !== 'string') return []
    const path = locate(address, site)
    if (
      path === undefined ||
      (site.fileOf.has(path) && (name === '@id' || hasPlace(address, site.pagesByPath.get(path))))
    )
      return []
    return fault(page, `${thing.path}: found the ${name} ${address}, expected an address of this site that exists`)
  })
}

/** The fragment of an `@id` is only a name; any other fragment must exist on the page. */
function hasPlace(address: string, page: RenderedPage | undefined): boolean {
  const id = new URL(address).hash.slice(1)
  return id === '' || page === undefined || page.document.getElementById(id) !== null
}

function lostReference({ properties: thing, path }: Thing, page: RenderedPage, ids: ReadonlySet<unknown>): Fault[] {
  if (isDefinition({ properties: thing }) || ids.has(thing['@id'])) return []
  return fault(
    page,
    `${path}: found a reference to ${thing['@id']}, expected a thing of that "@id" on a page of this site`,
  )
}

function isDefinition({ properties: thing }: Pick<Thing, 'properties'>): boolean {
  return Object.keys(thing).join() !== '@id'
}

function fault(page: RenderedPage, message: string): Fault[] {
  return markupErrors(page, [message], 'Make the address from the page or file that it means (site.address)')
}
