import { type Document, type ErrorCode, type Scalar, visit, type YAMLParseError } from 'yaml'
import { firstOfEach } from '../first-of-each'

/** Of a text that is no YAML: what is wrong, and what to do. */
export interface YamlMistake {
  readonly message: string
  /** Its place in the text. */
  readonly offset: number
}

/** How many places are told: the later ones mostly follow from the first. */
const most = 10

const noField = 'found a line that is no field, expected a name, a colon, a space and a value'

/** For people who do not know the parser's words. The other codes stand for what nobody types by a slip. */
const byCode: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'found a \\ between double quotes, expected \\\\ for one, or single quotes around the text',
  BAD_INDENT: 'found a line that is indented less than what it belongs to, or no end of a list in brackets before it',
  BAD_SCALAR_START: 'found a text that begins with a sign of another meaning, expected it in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'found a colon and a space within a text, or a line that is indented further than the one above, expected such a text in quotes, and fields of one level below each other',
  MULTILINE_IMPLICIT_KEY: noField,
  TAB_AS_INDENT: 'found a tab that indents a line, expected spaces',
}

const noEnd = 'found no end of a text in quotes, expected the quotes that end it'

/** The same where a code stands for several. What is not here is told in the parser's words. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing/, noEnd],
  [/^Implicit map keys/, noField],
  [
    /^Unexpected scalar at node end/,
    'found more behind the end of a text, expected all of it within one pair of double quotes',
  ],
  [/^Not a YAML token/, 'found a text behind a > or |, expected it in quotes, or on the lines below'],
  [/flow-(seq|map)-end/, 'found a bracket or brace that ends nothing, expected none, or the text in quotes'],
  [/block-seq-ind/, 'found a list on the line of its field, expected it on the lines below'],
]

/** What the parser has found wrong. Of a kind of mistake each line is told, of the kinds that of the first place. */
export function yamlMistakes(document: Document.Parsed, lineAt: (offset: number) => number): YamlMistake[] {
  const { errors } = document
  const mistakes = errors.filter(({ code }) => code === errors[0]?.code).map((error) => mistakeOf(error, document))
  return firstOfEach(mistakes, ({ offset }) => String(lineAt(offset))).slice(0, most)
}

function mistakeOf({ code, message, pos: [offset] }: YAMLParseError, document: Document.Parsed): YamlMistake {
  const [, words] = byWords.find(([pattern]) => pattern.test(message)) ?? []
  const open = words === noEnd ? lastQuotedBefore(offset, document)?.range?.[0] : undefined
  return { offset: open ?? offset, message: words ?? byCode[code] ?? message }
}

/** The text in quotes that runs on to a place. */
function lastQuotedBefore(offset: number, document: Document.Parsed): Scalar | undefined {
  let last: Scalar | undefined
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE') && (node.range?.[0] ?? 0) < offset) last = node
    },
  })
  return last
}
