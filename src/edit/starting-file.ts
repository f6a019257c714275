import { stringify } from 'yaml'
import * as z from 'zod'
import { fieldOf } from '../content/parse/source'
import type { Kind } from '../content/schema/kinds'
import { holdsReferences, referenceTo } from '../content/schema/reference'
import { required } from '../content/schema/schema-at'

/** The title of a new record, the current date, `2025-08-01`, and the fields of another record. */
interface Beginning {
  readonly title: string
  readonly slug: string
  readonly today: string
  /** Provides values for fields that do not accept `TODO`, such as references. */
  readonly like?: unknown
  /** The slug of any record of a kind, for references. */
  readonly slugOfAny?: (kind: string) => string | undefined
}

/** Fields with the name of a record. */
const names = ['title', 'name']

/** The file of a new record: every field explained, with values that are clearly unfinished. */
export function startingFile({ form, one, schema }: Kind, beginning: Beginning): string {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const fields = Object.entries(shape)
  const needed = fields.filter(([, field]) => !isOptional(field))
  const optional = fields.filter(([, field]) => isOptional(field))
  const values = (of: typeof fields) =>
    Object.fromEntries(of.map(([name, field]) => [name, validSample(name, field, beginning)]))
  const written = explainedFields(shape, values(needed))
  const more =
    optional.length === 0
      ? ''
      : `# What follows is optional: remove the # at the beginning of a line to use it.\n${optionalFields(shape, values(optional))}`
  if (form === 'markdown') return `---\n${written}${more}---\n\nTODO the text.\n`
  return `# yaml-language-server: $schema=../schema/${one}.json\n# Replace every TODO.\n${written}${more}`
}

function isOptional(field: unknown): boolean {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault
}

/**
 * A sample that the field accepts: one for its kind, a unique address, nothing, the value of another record, or a slug.
 */
function validSample(name: string, field: unknown, beginning: Beginning): unknown {
  const sample = sampleOf(name, field, beginning)
  if (!(field instanceof z.ZodType) || field.safeParse(sample).success) return sample
  return (
    [`/${beginning.slug}`, [], fieldOf(beginning.like, name), 'todo', ['todo']].find(
      (value) => field.safeParse(value).success,
    ) ?? sample
  )
}

function sampleOf(name: string, field: unknown, beginning: Beginning): unknown {
  const named = referenceTo(field)
  if (named !== undefined) return beginning.slugOfAny?.(named.kind) ?? 'todo'
  if (isOptional(field)) return sampleOf(name, required(field), beginning)
  if (field instanceof z.ZodPipe) return sampleOf(name, field.in, beginning)
  if (names.includes(name)) return beginning.title
  if (field instanceof z.ZodISODate) return beginning.today
  // The target is unknown.
  if (field instanceof z.ZodArray && holdsReferences(field)) return []
  if (field instanceof z.ZodArray) return [sampleOf(name, field.element, beginning)]
  if (field instanceof z.ZodObject) {
    // A nested name is not the name of the record.
    const within = { ...beginning, title: `TODO ${name} name`, like: fieldOf(beginning.like, name) }
    return Object.fromEntries(Object.entries(field.shape).map(([key, inner]) => [key, validSample(key, inner, within)]))
  }
  if (field instanceof z.ZodNumber) return 1
  if (field instanceof z.ZodBoolean) return true
  if (field instanceof z.ZodEnum) return field.options[0]
  return `TODO ${name}`
}

/** Fields as YAML, each below its description as a comment. Fields without a value are left out. */
export function explainedFields(
  shape: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, unknown>>,
): string {
  return Object.entries(shape)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, { description }]) => {
      const explanation = description === undefined ? '' : `# ${description}\n`
      return explanation + stringify({ [name]: values[name] }, { lineWidth: 118 })
    })
    .join('')
}

/** The same for optional fields, all commented out. */
export function optionalFields(...fields: Parameters<typeof explainedFields>): string {
  return explainedFields(...fields).replaceAll(/^(?!#|$)/gm, '# ')
}
