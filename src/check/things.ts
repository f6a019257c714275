import type { RenderedPage } from './rendered-site'

/** A schema.org thing in a page. */
export interface Thing {
  /** Its `@type`; empty if it has none. */
  readonly type: string
  readonly properties: Readonly<Record<string, unknown>>
  /** Its location: `ItemList.itemListElement.0.item`. */
  readonly path: string
  /** The thing that it is a property of; undefined for a top-level block. */
  readonly owner: Thing | undefined
}

/** All things of a page; nested ones follow the thing that contains them. */
export function thingsOf({ structuredData }: RenderedPage): Thing[] {
  return structuredData.flatMap((block) => ('value' in block ? walk(block.value, '', undefined) : []))
}

/** Whether a value is an object with named properties. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function walk(value: unknown, path: string, owner: Thing | undefined): Thing[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, join(path, String(index)), owner))
  if (!isRecord(value)) return []
  if (Array.isArray(value['@graph'])) return walk(value['@graph'], path, owner)
  const type = typeof value['@type'] === 'string' ? value['@type'] : ''
  const thing: Thing = { type, properties: value, path: path === '' ? type : path, owner }
  return [thing, ...Object.entries(value).flatMap(([name, inner]) => walk(inner, join(thing.path, name), thing))]
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`
}

/** Whether an offer is sold out, and so has no price. */
export function isSoldOut({ properties }: Pick<Thing, 'properties'>): boolean {
  return String(properties.availability).endsWith('/SoldOut')
}
