import { CORE_SCHEMA, defineMappingTag, load, mapTag } from 'js-yaml'
import { ifPossible } from '../../lib/if-possible'
import { deepest } from './odd-shape'

/** Field names must be strings. */
const fields = defineMappingTag(mapTag.tagName, {
  ...mapTag,
  addPair: (all, name, value) => (typeof name === 'string' ? mapTag.addPair(all, name, value) : 'found no name'),
})

// A few aliases can expand to more values than fit into memory.
const options = { schema: CORE_SCHEMA.withTags([fields]), maxAliases: 0, maxDepth: deepest }

/**
 * What the two parsers treat differently: tabs, a backslash at the end of a line, lone carriage returns, byte order
 * marks, infinite numbers, explicit indentation indicators of block scalars, and document markers and directives.
 */
const unusual = /\t|\\\r?\n|\r(?!\n)|\uFEFF|\de\+?\d{3}|[>|][+-]?\d|^(?: +---|\.{3}|%)/im

/** Numbers with a dot that may separate thousands, or that start with a 0, and a # that may not start a comment. */
const sign = /\d\.\d{3}(?!\d)|[\s,[{][-+]?0\w|\S[ \t]+#[\p{L}\p{N}]/u

/** The start of a value from which a word may be dropped. */
const word = /(?:!|&(?=\S))(?<![^\s[{,].)/

/** Thousands separators, limited to text in braces because many texts contain such a number. */
const commaInBraces = /\{[^{}\n]*\d,\d{3}(?!\d)/

/** An item with a text, and another item below it that is indented further. */
const belowItem = /^( *)(?=- )[^\n]*[^\s:](?:[ \t]*\r?\n)+\1 +- /m

/** Any other line with a text, and an item below it that is not indented less. */
const belowText = /^( *)(?=[^\s-])[^\n]*[^\s:](?:[ \t]*\r?\n)+\1 *- /m

/** What may be valid YAML that does not say what its author meant; separate, because one pattern would take longer. */
const doubtful = [unusual, sign, word, commaInBraces, belowItem, belowText]

/**
 * The value of a YAML text, by a parser that takes a third of the time of the one that also tracks positions. Undefined
 * if anything about the text is unusual, doubtful or wrong.
 */
export function plainYaml(text: string): { readonly value: unknown } | undefined {
  return doubtful.some((mark) => mark.test(text)) ? undefined : ifPossible(() => ({ value: load(text, options) }))
}
