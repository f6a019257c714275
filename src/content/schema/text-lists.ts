import * as z from 'zod'
import { isPlainText } from '../../lib/plain-text'
import { repeated } from '../../lib/repeated'
import { longestText, longTextPhrase, plainPhrase } from './scalars'

/**
 * A scalar with several items on one line.
 *
 * @param mistyped a mistyped separator, which would merge two items
 */
function listLine(separator: string, mistyped: RegExp, example: string) {
  return z
    .string({ error: `items separated by "${separator}", such as ${example}` })
    .max(longestText, { error: longTextPhrase })
    .refine(isPlainText, { error: plainPhrase })
    .refine((value) => value.split(separator).every((item) => item.trim() !== ''), {
      error: `items separated by "${separator}", none of them empty, such as ${example}`,
    })
    .refine((value) => !mistyped.test(value), {
      error: `items separated by "${separator}" and nothing else, such as ${example}`,
    })
    .refine((value) => repeatedIn(value.split(separator)).length === 0, { error: distinctPhrase })
}

const distinctPhrase = 'each item once'

/** The indexes of texts that occur earlier in the list. */
function repeatedIn(items: readonly string[]): number[] {
  return repeated(items.entries(), ([, item]) => item.trim().toLowerCase()).map(([[index]]) => index)
}

/** A list of texts, none of which occurs twice. */
export function distinct<Item extends z.ZodType<string>>(item: Item) {
  return z.array(item).superRefine((items, context) => {
    for (const index of repeatedIn(items))
      context.addIssue({ code: 'custom', path: [index], input: items[index], message: distinctPhrase })
  })
}

/** A list with at least one item: otherwise its heading would have no content. */
export function oneOrMore<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, { error: 'a list of at least one item' })
}

/** Items separated by comma and space. */
export const commaList = listLine(', ', /,(?=\p{L})|,\s*$|;\s/u, 'Hotels, Restaurants')

/** Items separated by ` + `. */
export const plusList = listLine(
  ' + ',
  /\s\+(?=\p{L}|\s*$)|^\s*\+|\+\s+\+|\p{L}\+\p{L}|^(?:\p{Lu}[^,+()]*, ){2,}\p{Lu}[^,+()]*$/u,
  'Subscriptions + Licensing',
)
