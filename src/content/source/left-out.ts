import { shortened } from '../../lib/shortened'
import type { Slip } from './slip'
import { type YamlWord, yamlWords } from './yaml-words'

/** The tags that YAML resolves: the only ones that do not cause part of the text to be dropped. */
const known = /^!!(?:str|int|float|bool|null|map|seq)$/

/** Words that YAML interprets at the start of a value and drops: anchors that nothing refers to, and unknown tags. */
export function leftOut(text: string): Slip[] {
  const words = yamlWords(text)
  const asked = namesOf('alias', words)
  return words.flatMap(({ type, word, offset }) => {
    if (type === 'tag' && !known.test(word)) return [{ message: sentence(word, 'a type'), offset }]
    const isName = type === 'anchor' && !asked.has(word.slice(1))
    return isName ? [{ message: sentence(word, 'a name of its own'), offset }] : []
  })
}

function sentence(word: string, what: string): string {
  return `found ${shortened(word)}, which YAML takes for ${what} and leaves out of the text, expected the text in quotes`
}

/** Aliases without an anchor: the asterisk was probably meant as emphasis. */
export function strayAliases(text: string): Slip[] {
  const words = yamlWords(text)
  const names = namesOf('anchor', words)
  return words
    .filter(({ type, word }) => type === 'alias' && !names.has(word.slice(1)))
    .map(({ word, offset }) => {
      const message = `found ${shortened(word)}, where YAML takes * for a reference to a name, expected the text in quotes`
      return { message, offset }
    })
}

function namesOf(wanted: 'alias' | 'anchor', words: readonly YamlWord[]): ReadonlySet<string> {
  return new Set(words.filter(({ type }) => type === wanted).map(({ word }) => word.slice(1)))
}
