import type { Slip } from './slip'
import { type YamlWord, yamlWords } from './yaml-words'

/** Pre-check: tokenizing takes as long as parsing the text. */
const sign = /^ *[\u00a0\u2007\u202f]/m

/** The first line indented by non-breaking spaces, as inserted by word processors; YAML treats them as letters. */
export function oddIndent(text: string): Slip[] {
  if (!sign.test(text)) return []
  const odd = yamlWords(text).find(({ type, word }, index, words) => {
    return type === 'scalar' && /^[\u00a0\u2007\u202f]/.test(word) && beginsLine(words, index)
  })
  const message = 'found a non-breaking space that indents a line, expected spaces from the space bar'
  return odd === undefined ? [] : [{ message, offset: odd.offset }]
}

/** Whether only spaces precede a word on its line. */
function beginsLine(words: readonly YamlWord[], index: number): boolean {
  const before = words[index - 1]?.type === 'space' ? words[index - 2] : words[index - 1]
  return before === undefined || before.word.endsWith('\n')
}
