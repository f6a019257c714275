import { z } from 'zod'
import { text } from '../../../src/content/schema/scalars'
import { slug } from '../../../src/content/schema/slug'
import { parseSource } from '../../../src/content/source/parse-source'
import { validate } from '../../../src/content/source/validate'
import type { Problem } from '../../../src/lib/problem'
import { dollars } from '../../../templates/content/amounts'
import { collectionSchema } from '../../../templates/content/collection'

/** A schema of fields of every kind. */
export const schema = z.strictObject({
  title: text,
  offer: collectionSchema.shape.brandPage.shape.offer.optional(),
  prices: z.record(slug, dollars).default({}),
  cards: z.array(z.strictObject({ heading: text })).default([]),
  note: text.optional(),
})

/** The problems of a text by that schema. */
export function check(yaml: string): readonly Problem[] {
  return checkWith(schema, yaml)
}

/** The problems of a text by another schema. */
export function checkWith(expected: z.ZodType, written: string, file = 'data/x.yaml'): readonly Problem[] {
  const parsed = parseSource(file, written)
  if ('problems' in parsed) throw new Error('the example is broken')
  const result = validate(expected, parsed.source)
  return 'problems' in result ? result.problems : []
}

/** Fields of an item. */
export const inPoint = z.strictObject({ text })
