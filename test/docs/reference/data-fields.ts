import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { code, page, table, words } from './markdown'

/** As much of a JSON Schema as this page shows. */
interface Schema {
  readonly description?: string | undefined
  readonly type?: string | undefined
  readonly format?: string | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: Schema | undefined
  readonly additionalProperties?: unknown
  readonly anyOf?: readonly Schema[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    description: z.string().optional(),
    type: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    additionalProperties: z.unknown().optional(),
    anyOf: z.array(schema).optional(),
  }),
)

/** A page with the fields of every kind of content, from the schemas that `build-site schema` writes. */
export function dataFieldsPage(parts: Parameters<typeof page>[0], intro: string, folder: string): string {
  const kinds = readdirSync(folder).sort()
  return page(parts, [
    intro,
    ...kinds.flatMap((file) => {
      const read = schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      const rows = [...rowsOf(read)]
      const about = read.description === undefined ? [] : [`${words(read.description).replace(/\.?$/, '.')}`]
      const fields = rows.length === 0 ? [] : [table(['field', 'value', 'meaning'], rows)]
      return [`## ${file.replace('.json', '')}`, ...about, ...fields]
    }),
  ])
}

/** The fields of an object, at any depth, below the names of those that hold them. */
function* rowsOf({ properties = {}, required = [] }: Schema, before = ''): Generator<string[]> {
  for (const [name, field] of Object.entries(properties)) {
    const inner = field.items ?? field
    const path = `${before}${name}${field.items === undefined ? '' : '[]'}`
    const meaning = words(field.description ?? field.items?.description ?? '')
    yield [code(path), `${typeOf(field)}${required.includes(name) ? '' : ', optional'}`, meaning]
    yield* rowsOf(inner, `${path}.`)
    if (isSchema(inner.additionalProperties)) yield* rowsOf(inner.additionalProperties, `${path}.<name>.`)
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function typeOf({ type, format, enum: values, items, properties, anyOf }: Schema): string {
  if (values !== undefined)
    return values.length > 12 ? 'one of many words' : values.map((value) => code(String(value))).join(' or ')
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ')
  if (items !== undefined)
    return `list of ${items.properties === undefined ? typeOf(items) : 'groups'}`.replace(/ (text|number|day)$/, ' $1s')
  if (properties !== undefined || type === 'object') return 'group'
  const names: Readonly<Record<string, string>> = { string: 'text', integer: 'number', boolean: '`true` or `false`' }
  return format === 'date' ? 'day' : (names[type ?? ''] ?? type ?? 'any')
}
