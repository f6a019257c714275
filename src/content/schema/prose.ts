import * as z from 'zod'
import { strayLinks } from '../markdown/markdown-links'
import type { FieldPath } from '../parse/source'
import { text } from './scalars'
import { schemaAt } from './schema-at'

/** Schemas of texts in which Markdown is interpreted. */
const proseFields = z.registry<{ readonly isProse: true }>()

const linkPhrase = 'links to https://…, mailto:…, a path such as /contact, or #… for a heading'

/** A text of one or several paragraphs that may have links, emphasis and lists, as Markdown. Tags in it are text. */
export const prose = text
  .refine((value) => strayLinks(value).length === 0, { error: linkPhrase })
  .register(proseFields, { isProse: true })

/** Whether Markdown is interpreted in the text at a path. */
export function isProseAt(schema: z.ZodType | undefined, path: FieldPath): boolean {
  const found = schemaAt(schema, path)
  return found instanceof z.ZodType && proseFields.get(found) !== undefined
}
