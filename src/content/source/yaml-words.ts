import { CST, Lexer } from 'yaml'

/** One of the parts of which a text consists to the parser. */
export interface YamlWord {
  readonly type: ReturnType<typeof CST.tokenType>
  readonly word: string
  /** Its place in the text. */
  readonly offset: number
}

/** What the parser writes between the words, of what is to come. */
const notes: ReadonlySet<string> = new Set([CST.BOM, CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

/** The parts of a text, in order, whether or not they make sense. */
export function yamlWords(text: string): YamlWord[] {
  let next = 0
  return [...new Lexer().lex(text)].flatMap((word, index, all) => {
    if (notes.has(word)) return []
    const offset = next
    next += word.length
    return [{ type: all[index - 1] === CST.SCALAR ? 'scalar' : CST.tokenType(word), word, offset }]
  })
}
