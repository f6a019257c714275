import { CST, Lexer } from 'yaml'
import type { Slip } from './slip'

/** The types that YAML knows: the only ones after which nothing of the text is missing. */
const known = /^!!(?:str|int|float|bool|null|map|seq)$/

/** Words that YAML keeps for itself where a value begins: the name of a thing that nothing refers to, and types that it does not know. */
export function leftOut(text: string): Slip[] {
  const words = wordsOf(text)
  const asked = new Set(words.filter(({ type }) => type === 'alias').map(({ word }) => word.slice(1)))
  return words.flatMap(({ type, word, offset }) => {
    if (type === 'tag' && !known.test(word)) return [{ message: sentence(word, 'a type'), offset }]
    const isName = type === 'anchor' && word.length > 1 && !asked.has(word.slice(1))
    return isName ? [{ message: sentence(word, 'a name of its own'), offset }] : []
  })
}

function sentence(word: string, what: string): string {
  return `found ${word}, which YAML takes for ${what} and leaves out of the text, expected the text in quotes`
}

interface Word {
  readonly type: ReturnType<typeof CST.tokenType>
  readonly word: string
  readonly offset: number
}

/** What the text consists of to the parser. */
function wordsOf(text: string): Word[] {
  let offset = 0
  return [...new Lexer().lex(text)].map((word) => {
    const type = CST.tokenType(word)
    const at = offset
    // The parser notes between the words what is to come.
    if (!notes.has(word)) offset += word.length
    return { type, word, offset: at }
  })
}

const notes: ReadonlySet<string> = new Set([CST.BOM, CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])
