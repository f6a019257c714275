import * as z from 'zod'
import type { Content } from './kinds'
import { redirectsKind } from './redirects'

/**
 * The JSON Schemas of all data files, by the name of a record, for completion and validation in editors. Generated
 * from the zod schemas, which remain the single source of truth.
 */
export function jsonSchemas(content: Content): ReadonlyMap<string, string> {
  return new Map(
    Object.values({ ...content, redirects: redirectsKind }).map(({ one, schema }) => {
      const json = z.toJSONSchema(schema, { io: 'input' })
      return [one, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
