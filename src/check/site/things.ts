import { isFields } from '../../content/parse/source'
import type { RenderedPage } from './rendered-site'

/** A schema.org thing in a page. */
export interface Thing {
  /** Its `@type`; empty if it has none. */
  readonly type: string
  readonly properties: Readonly<Record<string, unknown>>
  /** Its `@context`, or else that of what contains it. */
  readonly context: unknown
  /** Its location: `ItemList.itemListElement.0.item`. */
  readonly path: string
  /** The thing that it is a property of; undefined for a top-level block. */
  readonly owner: Thing | undefined
}

/** All things of a page; nested ones follow the thing that contains them. */
export function thingsOf({ structuredData }: RenderedPage): Thing[] {
  const around = { context: undefined, path: '', owner: undefined }
  return structuredData.flatMap((block) => walk(block, around))
}

/** What a value is part of. */
type Surroundings = Pick<Thing, 'context' | 'path' | 'owner'>

function walk(value: unknown, around: Surroundings): Thing[] {
  const { path, owner } = around
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => walk(item, { ...around, path: join(path, String(index)) }))
  }
  if (!isFields(value)) return []
  const context = value['@context'] ?? around.context
  const graph = value['@graph']
  if (Array.isArray(graph)) return walk(graph, { context, path: join(path, '@graph'), owner })
  // A thing may have several types; the first one counts.
  const type = [value['@type']].flat().find((name): name is string => typeof name === 'string') ?? ''
  const thing: Thing = { type, properties: value, context, path: path === '' ? type : path, owner }
  const parts = Object.entries(value)
  return [
    thing,
    ...parts.flatMap(([name, part]) => walk(part, { context, path: join(thing.path, name), owner: thing })),
  ]
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`
}

/** Whether an object only references another by id, without any content. */
export function isReference({ properties }: Thing): boolean {
  return Object.keys(properties).join() === '@id'
}

/** Whether an offer is sold out, and so has no price. */
export function isSoldOut({ properties }: Pick<Thing, 'properties'>): boolean {
  return String(properties.availability).endsWith('/SoldOut')
}
