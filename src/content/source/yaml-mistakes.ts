import { type Document, type ErrorCode, type Scalar, visit, type YAMLParseError } from 'yaml'

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
const words: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'found a \\ between double quotes, expected \\\\ for one, or single quotes around the text',
  BAD_INDENT: 'found a line that is indented less than what it belongs to, or no end of a list in brackets before it',
  BAD_SCALAR_START: 'found a text that begins with a sign of another meaning, expected it in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'found a colon and a space within a text, or a line that is indented further than the one above, expected such a text in quotes, and fields of one level below each other',
  MULTILINE_IMPLICIT_KEY: noField,
  TAB_AS_INDENT: 'found a tab that indents a line, expected spaces',
  UNEXPECTED_TOKEN: 'found more behind the end of a text, expected all of it within one pair of double quotes',
}

/** What the parser has found wrong. Of a kind of mistake each place is told, of the kinds that of the first place. */
export function yamlMistakes(document: Document.Parsed, lineAt: (offset: number) => number): YamlMistake[] {
  const { errors } = document
  const [first] = errors
  const alike = errors.filter(({ code }) => code === first?.code)
  const byLine = new Map([...alike].reverse().map((error) => [lineAt(error.pos[0]), error]))
  const told = [...byLine.values()].reverse().slice(0, most)
  return told.map((error) => mistakeOf(error, document))
}

function mistakeOf({ code, message, pos: [offset] }: YAMLParseError, document: Document.Parsed): YamlMistake {
  if (code !== 'MISSING_CHAR') return { offset, message: words[code] ?? message }
  if (/^Implicit/.test(message)) return { offset, message: noField }
  if (!/^Missing closing/.test(message)) return { offset, message }
  const open = lastQuoted(document)?.range?.[0] ?? offset
  return { offset: open, message: 'found no end of a text in quotes, expected the quotes that end it' }
}

/** What runs on to the end of the text. */
function lastQuoted(document: Document.Parsed): Scalar | undefined {
  let last: Scalar | undefined
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE')) last = node
    },
  })
  return last
}
