import { nearMatch } from '../../content/parse/near-match'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'
import { anyThing, otherTypes, type SchemaType, schemaTypes } from '../site/schema-types'
import { valueFaults } from '../site/thing-values'
import { isReference, isSoldOut, type Thing, thingsOf } from '../site/things'

/** Structured data conforms to what schema.org and search engines document. */
export const structuredDataRule: Rule = {
  id: 'structured-data',
  promise: 'structured data parses, and its types, properties and values are those that search engines document',
  fix: 'Correct the structured data of the page (jsonLd in its template)',
  findOn: (page, site) => [...broken(page), ...thingsOf(page).flatMap((thing) => thingFaults(thing, page, site))],
}

function broken({ structuredData }: RenderedPage): string[] {
  return structuredData.flatMap((block) =>
    'broken' in block ? `found JSON that does not parse (${block.broken}), expected JSON` : [],
  )
}

function thingFaults(thing: Thing, page: RenderedPage, site: RenderedSite): Found[] {
  if (isReference(thing)) return []
  const { type, path } = thing
  const hasContext = thing.owner !== undefined || /^https?:\/\/schema\.org\/?$/.test(String(thing.context))
  const known = Object.hasOwn(schemaTypes, type) ? schemaTypes[type] : undefined
  return [
    ...(hasContext ? [] : [`${path}: found no "@context" of schema.org, expected https://schema.org`]),
    ...(known === undefined ? [unknownType(thing)] : propertyFaults(thing, known, page, site)),
    ...valueFaults(thing, page).map((message) => `${path}: ${message}`),
  ]
}

function unknownType({ type, path }: Thing): Found {
  if (type === '') return `${path}: found no "@type", expected one`
  const meant = otherTypes.includes(type) ? undefined : nearMatch(type, Object.keys(schemaTypes))
  const message = `${path}: found the type ${type}, expected one that this check knows`
  return { severity: meant === undefined ? 'notice' : 'error', message, meant }
}

function propertyFaults(
  { properties, path, type }: Thing,
  { required, recommended, allowed }: SchemaType,
  page: RenderedPage,
  site: RenderedSite,
): Found[] {
  const lacks = (name: string) => name.split('|').every((word) => (properties[word] ?? '') === '')
  const missing = (name: string) => `${path}: found no ${name.replaceAll('|', ' or ')}, expected one`
  const isSpared = (name: string) => isSoldOut({ properties }) && /price$/i.test(name)
  const names = [...anyThing, ...allowed]
  const isAboutSite = page.path === site.site.home.path && path === type
  return [
    ...required.filter((name) => lacks(name) && !isSpared(name)).map(missing),
    ...recommended
      .filter((name) => isAboutSite && lacks(name))
      .map((name): Found => ({ severity: 'notice', message: missing(name) })),
    ...Object.keys(properties)
      .filter((name) => !names.includes(name))
      .map((name): Found => {
        const message = `${path}: found the property ${name}, expected one that ${type} has`
        return { severity: 'warning', message, meant: nearMatch(name, names) }
      }),
  ]
}
