import type { ErrorCode, YAMLParseError } from 'yaml'

/** What is reported about several errors, or about some errors only. */
export const phrases = {
  noField: 'found a line that is not a field, expected a name, a colon, a space and a value',
  noEnd: 'found a text in quotes that is not closed, expected the closing quote',
  tooFar:
    'found a field that is indented more than the one above, or a text with a colon and a space, expected the same indentation for fields of one level, and such a text in quotes',
  tabbed: 'found a tab in the indentation, expected spaces',
  marked: 'found a text that starts with & or *, expected it in quotes',
  moreBehind: 'found more after the end of a text, expected all of it in one pair of double quotes',
  otherwise:
    'found a line that is indented differently from the other lines of its level, expected the same indentation',
  otherItem: 'found a list item that is indented differently from the others, expected the same indentation',
}

/**
 * Messages by error code, for people unfamiliar with YAML terms. The remaining codes are for mistakes that do not
 * happen by accident.
 */
const byCode: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: phrases.marked,
  BAD_DQ_ESCAPE: 'found a \\ in double quotes, expected \\\\ for a backslash, or single quotes around the text',
  BAD_INDENT: 'found a line that is indented less than the field it belongs to, expected it further to the right',
  BAD_SCALAR_START: 'found a text that starts with a character of special meaning, expected it in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'found a colon and a space in a text, expected the text in quotes',
  MULTILINE_IMPLICIT_KEY: phrases.noField,
  TAB_AS_INDENT: phrases.tabbed,
}

/** Messages for codes that cover several errors. For anything else, the parser's own message is used. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing/, phrases.noEnd],
  [/^Implicit map keys/, phrases.noField],
  [/^Unexpected scalar (at node end|token)/, phrases.moreBehind],
  [/^Not a YAML token/, 'found a text after > or |, expected it in quotes, or on the lines below'],
  [/^Block scalar header/, 'found a text after > or |, expected it in quotes, or on the lines below'],
  [/^(All (mapping|sequence) items|Sequence item without)/, phrases.otherwise],
  [
    /^Block scalars with more-indented/,
    'found an empty line with more spaces than the indentation of the text below it, expected one without spaces',
  ],
  [/^A block sequence/, phrases.otherItem],
  [
    /^Unexpected , in flow/,
    'found a comma with nothing before it, expected commas between two items only, or the text in quotes',
  ],
  [
    /flow-(seq|map)-end/,
    'found a closing bracket or brace without an opening one, expected none, or the text in quotes',
  ],
  [/^Block collections are not allowed/, 'found no comma between two items in brackets or braces, expected one'],
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
