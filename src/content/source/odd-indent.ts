import type { Slip } from './slip'
import { type YamlWord, yamlWords } from './yaml-words'

/** Whether there may be one: looking at each word takes as long as reading the text. */
const sign = /^ *[\u00a0\u2007\u202f]/m

/** The first line that is indented by spaces that do not break, which are letters to YAML: word processors write them. */
export function oddIndent(text: string): Slip[] {
  if (!sign.test(text)) return []
  const odd = yamlWords(text).find(({ type, word }, index, words) => {
    return type === 'scalar' && /^[\u00a0\u2007\u202f]/.test(word) && beginsLine(words, index)
  })
  const message = 'found a non-breaking space that indents a line, expected spaces from the space bar'
  return odd === undefined ? [] : [{ message, offset: odd.offset }]
}

/** Whether there are but spaces before a word. */
function beginsLine(words: readonly YamlWord[], index: number): boolean {
  const before = words[index - 1]?.type === 'space' ? words[index - 2] : words[index - 1]
  return before === undefined || before.word.endsWith('\n')
}
