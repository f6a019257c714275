import { nearMatch } from '../../content/parse/near-match'
import type { Fault } from '../../lib/fault'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'
import { anyThing, otherTypes, type SchemaType, schemaTypes } from '../site/schema-types'
import { valueFaults } from '../site/thing-values'
import { isSoldOut, type Thing, thingsOf } from '../site/things'

/** Structured data conforms to what schema.org and search engines document. */
export const structuredDataRule: Rule = {
  id: 'structured-data',
  promise: 'structured data parses, and its types, properties and values are those that search engines document',
  findOn: (page, site) => [...broken(page), ...thingsOf(page).flatMap((thing) => thingFaults(thing, page, site))],
}

function broken(page: RenderedPage): Fault[] {
  return page.structuredData.flatMap((block) =>
    'broken' in block ? [fault(page, 'error', `found JSON that does not parse (${block.broken}), expected JSON`)] : [],
  )
}

function thingFaults(thing: Thing, page: RenderedPage, site: RenderedSite): Fault[] {
  const { type, properties, path } = thing
  // A thing that only references another by id has no content of its own.
  if (Object.keys(properties).join() === '@id') return []
  const context = thing.owner === undefined && !/^https?:\/\/schema\.org\/?$/.test(String(thing.context))
  const known = Object.hasOwn(schemaTypes, type) ? schemaTypes[type] : undefined
  return [
    ...(context
      ? [fault(page, 'error', `${path}: found no "@context" of schema.org, expected https://schema.org`)]
      : []),
    ...(known === undefined ? [unknownType(thing, page)] : propertyFaults(thing, known, page, site)),
    ...valueFaults(thing, page).map((message) => fault(page, 'error', `${path}: ${message}`)),
  ]
}

function unknownType({ type, path }: Thing, page: RenderedPage): Fault {
  const near = otherTypes.includes(type) ? undefined : nearMatch(type, Object.keys(schemaTypes))
  const says =
    type === '' ? 'found no "@type", expected one' : `found the type ${type}, expected one that this check knows`
  return fault(page, type === '' || near !== undefined ? 'error' : 'notice', `${path}: ${says}`, near)
}

function propertyFaults(
  { properties, path, type }: Thing,
  known: SchemaType,
  page: RenderedPage,
  site: RenderedSite,
): Fault[] {
  const has = (name: string) =>
    name.split('|').some((word) => ![undefined, null, ''].some((none) => none === properties[word]))
  const isSpared = (name: string) => isSoldOut({ properties }) && /price$/i.test(name)
  const names = [...anyThing, ...known.allowed]
  const isAboutSite = page.path === site.site.home.path && path === type
  return [
    ...known.required.filter((name) => !has(name) && !isSpared(name)).map((name) => missing(page, 'error', path, name)),
    ...known.recommended.filter((name) => isAboutSite && !has(name)).map((name) => missing(page, 'notice', path, name)),
    ...Object.keys(properties)
      .filter((name) => !names.includes(name))
      .map((name) =>
        fault(
          page,
          'warning',
          `${path}: found the property ${name}, expected one that ${type} has`,
          nearMatch(name, names),
        ),
      ),
  ]
}

function missing(page: RenderedPage, severity: Fault['severity'], path: string, name: string): Fault {
  return fault(page, severity, `${path}: found no ${name.replaceAll('|', ' or ')}, expected one`)
}

function fault(page: RenderedPage, severity: Fault['severity'], message: string, near?: string): Fault {
  const fix =
    near === undefined
      ? 'Correct the structured data of the page (jsonLd in its template)'
      : `Write ${near} if that was meant`
  return { severity, ...inTemplate(page), message, fix }
}
