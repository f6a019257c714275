import type { ErrorCode, YAMLParseError } from 'yaml'

/** What is reported about several errors, or about some errors only. */
export const phrases = {
  noField: 'found a line that is no field, expected a name, a colon, a space and a value',
  noEnd: 'found no end of a text in quotes, expected the quotes that end it',
  tooFar:
    'found a field that is indented further than the one above, or a text with a colon and a space, expected fields of one level below each other, and such a text in quotes',
  tabbed: 'found a tab that indents a line, expected spaces',
  marked: 'found a text that begins with & or *, expected it in quotes',
  moreBehind: 'found more behind the end of a text, expected all of it within one pair of double quotes',
  otherwise: 'found a line that is indented otherwise than those of its level, expected them below each other',
  otherItem: 'found an item of a list that is indented otherwise than the others, expected them below each other',
}

/**
 * Messages by error code, for people unfamiliar with YAML terms. The remaining codes are for mistakes that do not
 * happen by accident.
 */
const byCode: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: phrases.marked,
  BAD_DQ_ESCAPE: 'found a \\ between double quotes, expected \\\\ for one, or single quotes around the text',
  BAD_INDENT: 'found a line that is indented less than what it belongs to, expected it further to the right',
  BAD_SCALAR_START: 'found a text that begins with a sign of another meaning, expected it in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'found a colon and a space within a text, expected such a text in quotes',
  MULTILINE_IMPLICIT_KEY: phrases.noField,
  TAB_AS_INDENT: phrases.tabbed,
}

/** Messages for codes that cover several errors. For anything else, the parser's own message is used. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing/, phrases.noEnd],
  [/^Implicit map keys/, phrases.noField],
  [/^Unexpected scalar (at node end|token)/, phrases.moreBehind],
  [/^Not a YAML token/, 'found a text behind a > or |, expected it in quotes, or on the lines below'],
  [/^Block scalar header/, 'found a text behind a > or |, expected it in quotes, or on the lines below'],
  [/^(All (mapping|sequence) items|Sequence item without)/, phrases.otherwise],
  [
    /^Block scalars with more-indented/,
    'found an empty line with more spaces than the text below it begins with, expected one without spaces',
  ],
  [/^A block sequence/, phrases.otherItem],
  [
    /^Unexpected , in flow/,
    'found a comma with nothing before it, expected one between two things, or the text in quotes',
  ],
  [/flow-(seq|map)-end/, 'found a bracket or brace that ends nothing, expected none, or the text in quotes'],
  [/^Block collections are not allowed/, 'found no comma between two things in brackets or braces, expected one'],
  [/block-seq-ind/, 'found a list on the line of its field, expected it on the lines below'],
]

/** Describes an error in plain words. */
export function phraseOf({ code, message }: YAMLParseError): string {
  const [, words] = byWords.find(([pattern]) => pattern.test(message)) ?? []
  return words ?? byCode[code] ?? message
}

/** Something in a text that is wrong, or that probably does not mean what its author intended. */
export interface Mistake {
  /** What was found, and what to do. */
  readonly message: string
  /** Its offset in the text. */
  readonly offset: number
}
