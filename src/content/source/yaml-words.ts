import { CST, Lexer } from 'yaml'

/** A token of a YAML text. */
export interface YamlWord {
  readonly type: ReturnType<typeof CST.tokenType>
  readonly word: string
  /** Its offset in the text. */
  readonly offset: number
}

/** Control tokens that the lexer emits between source tokens to announce what follows. */
const notes: ReadonlySet<string> = new Set([CST.BOM, CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

/** The tokens of a text, in order, whether or not they are valid YAML. */
export function yamlWords(text: string): YamlWord[] {
  let next = 0
  return [...new Lexer().lex(text)].flatMap((word, index, all) => {
    if (notes.has(word)) return []
    const offset = next
    next += word.length
    return [{ type: all[index - 1] === CST.SCALAR ? 'scalar' : CST.tokenType(word), word, offset }]
  })
}
