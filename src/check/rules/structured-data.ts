import { parsedUrl } from '../../lib/parsed-url'
import { locate } from '../site/locate'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'
import { valueFaults } from '../site/thing-values'
import { isReference, isSoldOut, type Thing, thingsOf } from '../site/things'

/**
 * The types that pages of this kind of site use, with the properties that the type itself requires, or Google Search
 * Central documents as required (Organization, Site name, Product snippet, Merchant listing, Breadcrumb, Carousel,
 * Article). Other properties and types are left to TypeScript (schema-dts): an unlisted type is a notice, not an error.
 */
const schemaTypes: ReadonlyMap<string, readonly string[]> = new Map(
  [
    type('WebPage AboutPage CollectionPage ContactPage PostalAddress'),
    type('Organization Corporation', 'name'),
    type('Brand Person', 'name'),
    type('ContactPoint', 'email|telephone|url'),
    type('WebSite', 'name url'),
    type('FAQPage', 'mainEntity'),
    type('Question', 'name acceptedAnswer'),
    type('Answer', 'text'),
    type('Article BlogPosting NewsArticle', 'headline'),
    type('ImageObject', 'url|contentUrl'),
    type('SearchAction', 'target query-input'),
    type('EntryPoint', 'urlTemplate'),
    type('Product', 'name offers|review|aggregateRating'),
    type('Offer', 'price|priceSpecification priceCurrency|priceSpecification'),
    type('AggregateOffer', 'lowPrice priceCurrency'),
    type('PriceSpecification', 'price priceCurrency'),
    type('ItemList OfferCatalog BreadcrumbList', 'itemListElement'),
    type('ListItem', 'position'),
    type('QuantitativeValue', 'value|minValue|maxValue'),
  ].flat(),
)

/** @param required properties, with bars between alternatives */
function type(names: string, required?: string): [string, string[]][] {
  return names.split(' ').map((name) => [name, required?.split(' ') ?? []])
}

/** Structured data conforms to what schema.org and search engines document. */
export const structuredDataRule: Rule = {
  id: 'structured-data',
  promise: 'structured data parses, and has the properties and values that search engines document',
  fix: 'Correct the structured data of the page (jsonLd in its template)',
  findOn: (page) => [...broken(page), ...thingsOf(page).flatMap((thing) => thingFaults(thing, page))],
}

function broken({ structuredData }: RenderedPage): string[] {
  return structuredData.includes(undefined) ? ['found structured data that does not parse, expected JSON'] : []
}

function thingFaults(thing: Thing, page: RenderedPage): Found[] {
  if (isReference(thing)) return []
  const { type, path } = thing
  const hasContext = thing.owner !== undefined || /^https?:\/\/schema\.org\/?$/.test(String(thing.context))
  const known = schemaTypes.get(type)
  return [
    ...(hasContext ? [] : [`${path}: found no "@context" of schema.org, expected https://schema.org`]),
    ...(known === undefined ? [unknownType(thing)] : missing(thing, known)),
    ...valueFaults(thing, page).map((message) => `${path}: ${message}`),
  ]
}

function unknownType({ type, path }: Thing): Found {
  if (type === '') return `${path}: found no "@type", expected one`
  return { severity: 'notice', message: `${path}: found the type ${type}, expected one that this check knows` }
}

function missing({ properties, path }: Thing, required: readonly string[]): string[] {
  const lacks = (name: string) => name.split('|').every((word) => (properties[word] ?? '') === '')
  const isSpared = (name: string) => isSoldOut({ properties }) && /price$/i.test(name)
  return required
    .filter((name) => lacks(name) && !isSpared(name))
    .map((name) => `${path}: found no ${name.replaceAll('|', ' or ')}, expected one`)
}

const properties = ['url', '@id', 'item', 'image', 'logo', 'contentUrl', 'urlTemplate', 'mainEntityOfPage']

/** Addresses of this site in structured data exist. */
export const structuredAddressesRule: Rule = {
  id: 'structured-addresses',
  promise: 'addresses of the site in structured data lead to pages, fragments and files that exist',
  fix: 'Make the address with site.address',
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
  return [`found a reference to ${id}, expected an object with that "@id" on a page of this site`]
}
