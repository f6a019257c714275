import * as z from 'zod'
import { folders, optionals, singles } from './index'

/** One schema per kind of data file; those of folders are named after a single record. */
const schemas = {
  ...singles,
  ...optionals,
  collection: folders.collections,
  brand: folders.brands,
  legal: folders.legal,
}

/**
 * The JSON Schemas of all data files, by name, for completion and validation in editors. Generated from the zod
 * schemas, which remain the single source of truth.
 */
export function jsonSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input' })
      return [name, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
