import * as z from 'zod'
import { folders, optionals, singles } from './index'

/** One schema a data file; those of a folder are named after one record of it. */
const schemas = {
  ...singles,
  ...optionals,
  collection: folders.collections,
  brand: folders.brands,
  legal: folders.legal,
}

/**
 * The JSON Schemas of all data files, by name: they give editors completion and red lines. Made from the zod schemas,
 * which remain the one source of truth.
 */
export function jsonSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input' })
      return [name, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
