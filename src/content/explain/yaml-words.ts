import { CST, Lexer } from 'yaml'
import { shortened } from '../../lib/describe'
import type { Mistake } from './phrases'

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

/** The first line indented by non-breaking spaces, as inserted by word processors; YAML treats them as letters. */
export function oddIndent(text: string): Mistake[] {
  const odd = yamlWords(text).find(({ type, word }, index, words) => {
    return type === 'scalar' && /^[\u00a0\u2007\u202f]/.test(word) && beginsLine(words, index)
  })
  const message = 'found a non-breaking space in the indentation, expected normal spaces'
  return odd === undefined ? [] : [{ message, offset: odd.offset }]
}

/** Whether only spaces precede a word on its line. */
function beginsLine(words: readonly YamlWord[], index: number): boolean {
  const before = words[index - 1]?.type === 'space' ? words[index - 2] : words[index - 1]
  return before === undefined || before.word.endsWith('\n')
}

/** The tags that YAML resolves: the only ones that do not cause part of the text to be dropped. */
const knownTag = /^!!(?:str|int|float|bool|null|map|seq)$/

/** Words that YAML interprets at the start of a value and drops: anchors that nothing refers to, and unknown tags. */
export function droppedWords(text: string): Mistake[] {
  const words = yamlWords(text)
  const aliases = namesOf('alias', words)
  return words.flatMap(({ type, word, offset }) => {
    const isTag = type === 'tag' && !knownTag.test(word)
    if (!isTag && !(type === 'anchor' && !aliases.has(word.slice(1)))) return []
    const taken = isTag ? 'a type' : 'a name of its own'
    const message = `found ${shortened(word)}, which YAML reads as ${taken} and leaves out of the text, expected the text in quotes`
    return [{ message, offset }]
  })
}

/** Aliases without an anchor: the asterisk was probably meant as emphasis. */
export function strayAliases(text: string): Mistake[] {
  const words = yamlWords(text)
  const anchors = namesOf('anchor', words)
  return words
    .filter(({ type, word }) => type === 'alias' && !anchors.has(word.slice(1)))
    .map(({ word, offset }) => {
      const message = `found ${shortened(word)}, where YAML reads * as a reference to a name, expected the text in quotes`
      return { message, offset }
    })
}

function namesOf(wanted: 'alias' | 'anchor', words: readonly YamlWord[]): ReadonlySet<string> {
  return new Set(words.filter(({ type }) => type === wanted).map(({ word }) => word.slice(1)))
}
