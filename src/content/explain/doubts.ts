import { isAlias, isMap, isNode, isPair, isScalar, type Node, type Scalar, type YAMLMap } from 'yaml'
import { shortened } from '../../lib/describe'
import { at, type Mistake } from './nodes'

/** What is doubtful about a value or a name, and where, if that is not where it begins. */
type Rule = (scalar: Scalar, text: string) => string | Mistake | undefined

/** What is valid JSON but hardly means what it says: numbers with a dot between thousands, and names that stand twice. */
export function jsonDoubts(text: string, nodes: readonly unknown[]): Mistake[] {
  return [...inScalars(nodes, [dotted], text), ...nodes.filter(isMap).flatMap(repeatedKeys)]
}

/**
 * What is valid YAML but hardly means what it says: besides, numbers in another notation or with a comma between
 * thousands, texts that lose a word or everything behind a `#`, or that took an item of a list or the start of another
 * text, and references to nothing.
 */
export function yamlDoubts(text: string, nodes: readonly unknown[]): Mistake[] {
  const aliases = nodes.filter((node) => isAlias(node))
  const anchors = new Set(nodes.flatMap((node) => (isNode(node) && 'anchor' in node ? [node.anchor] : [])))
  const used = new Set(aliases.map(({ source }) => source))
  const stray = aliases.filter(({ source }) => !anchors.has(source))
  return [
    ...inScalars(nodes, [dotted, coded, cutOff, item, start, oddIndent], text),
    ...nodes
      .filter(isPair)
      .filter(isRestOfNumber)
      .map(({ key }) => at(key, comma)),
    ...nodes.filter(isMap).flatMap(repeatedKeys),
    ...nodes.filter(isNode).flatMap((node) => dropped(node, used)),
    ...stray.map((alias) =>
      at(alias, `found *${shortened(alias.source)}, where YAML takes * for a reference to a name, ${inQuotes}`),
    ),
  ]
}

const inQuotes = 'expected the text in quotes'

function inScalars(nodes: readonly unknown[], rules: readonly Rule[], text: string): Mistake[] {
  return nodes.filter(isScalar).flatMap((scalar) =>
    rules.flatMap((rule) => {
      const found = rule(scalar, text)
      return typeof found === 'string' ? [at(scalar, found)] : (found ?? [])
    }),
  )
}

/** `50.000` is 50 to a program, and fifty thousand to half of the world. */
function dotted({ value, source = '' }: Scalar): string | undefined {
  if (typeof value !== 'number' || !/^-?[1-9]\d{0,2}\.\d{3}$/.test(source)) return undefined
  return `found ${source}, which is the number ${value}, expected one without a dot, such as ${source.replace('.', '')}`
}

/** `0x10` is 16 to a program, `1e3` a thousand, and `007` seven. Digits behind a comma are no number of their own. */
function coded({ value, source = '', range }: Scalar, text: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || text[(range?.[0] ?? 0) - 1] === ',') return undefined
  if (/^[-+]?(0|[1-9]\d*)(\.\d*)?$/.test(source)) return undefined
  return `found ${source}, which is the number ${value}, expected it in plain digits, or in quotes if it is a text`
}

const comma = 'found a comma in a number within braces, expected the number without it, such as 75000'

/** To YAML, `{ from: 75,000 }` has a field `from` of 75 and one named `000`. */
function isRestOfNumber(node: unknown): boolean {
  return isPair(node) && isScalar(node.key) && /^\d{3}$/.test(node.key.source ?? '') && !node.value
}

/** A comment usually has a space after its sign; `#1` is more likely part of the text. */
function cutOff({ type, value, source, range }: Scalar, text: string): string | undefined {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '')
  const [, comment] = /^[ \t]*(#[\p{L}\p{N}].*)/u.exec(isText && range ? text.slice(range[1]) : '') ?? []
  if (comment === undefined) return undefined
  const found = source === '' ? 'nothing before' : 'a text that ends before'
  return `found ${found} ${comment}, since # begins a comment, expected it in quotes, or a space after #`
}

/** An item of a list that is parsed as part of the text above it. */
function item({ type, range }: Scalar, text: string): Mistake | undefined {
  const { 0: found, index = 0 } = (type === 'PLAIN' && /-(?<=\n[ \t]*-) \S.*/.exec(text.slice(...(range ?? [])))) || {}
  if (found === undefined) return undefined
  const message = `found ${shortened(found, 40)} as part of the text above it, expected the items of a list below each other, and a text with such a line below >-`
  return { message, offset: (range?.[0] ?? 0) + index }
}

/** The start of a text that is parsed as part of another. */
function start({ type, range }: Scalar, text: string): Mistake | undefined {
  if (type !== 'PLAIN' && !type?.startsWith('BLOCK')) return undefined
  const [begin, end] = range ?? [0, 0]
  // That of a block begins below its sign.
  const first = type === 'PLAIN' ? begin : text.indexOf('\n', begin) + 1
  const sign = /^->(?=\s)|(?:- )?>[-+](?<=(?:^|\s)(?:- )?>[-+])(?=\s)|-(?<=^ *-) [>|][+-]?(?=[ \t]*\r?$)/m
  const { 0: found, index = 0 } = sign.exec(text.slice(first, end)) ?? {}
  if (found === undefined) return undefined
  return {
    message: `found ${found} within a text, expected >- or | behind a name or a dash on its level`,
    offset: first + index,
  }
}

/** Spaces that word processors insert; to YAML, they are letters. */
function oddIndent({ type, source = '', range }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !/^[\u00a0\u2007\u202f]/.test(source)) return undefined
  const begin = range?.[0] ?? 0
  const isFirst = /(?:^|\n) *$/.test(text.slice(Math.max(0, begin - 100), begin))
  return isFirst ? 'found a non-breaking space that indents a line, expected spaces from the space bar' : undefined
}

/** The tags that YAML resolves. */
const knownTag = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/

/** A word that YAML interprets at the start of a value and drops: a name that nothing refers to, or an unknown tag. */
function dropped(node: Node, used: ReadonlySet<string>): Mistake[] {
  const { tag = '' } = node
  const anchor = ('anchor' in node && node.anchor) || ''
  const isTag = tag !== '' && !knownTag.test(tag)
  if (!isTag && (anchor === '' || used.has(anchor))) return []
  const word = isTag ? tag.replace('tag:yaml.org,2002:', '!!') : `&${anchor}`
  const taken = isTag ? 'a type' : 'a name of its own'
  return [at(node, `found ${shortened(word)}, which YAML takes for ${taken} and leaves out of the text, ${inQuotes}`)]
}

/**
 * The names that a map has twice; one mistake for all that follow each other, since a line that is out of place takes
 * those below it with it. The parser could do so too, but compares all pairs of names.
 */
function repeatedKeys({ items }: YAMLMap): Mistake[] {
  const seen = new Set<string>()
  const again = items.map((pair) => {
    const name = isScalar(pair.key) && !isRestOfNumber(pair) ? String(pair.key.value) : undefined
    const isAgain = name !== undefined && seen.has(name)
    if (name !== undefined) seen.add(name)
    return isAgain ? [at(pair.key, `found ${shortened(name)} twice among the same fields, expected it once`)] : []
  })
  return again.flatMap((found, index) => (again[index - 1]?.length ? [] : found))
}

/** A sign that begins an item elsewhere, or a dash without its space; then the item. */
const bullet = /^\s*(?:([•◦▪‣·–—*]|\d+[.)])\s+|(-)[\u00a0\u2007\u202f]*(?=[^\s-]))(\S.*)/

/** Describes a line that is meant as an item of a list but begins with another sign than a dash and a space. */
export function oddBullet(line: string): string | undefined {
  const [, sign, dash, words] = bullet.exec(line) ?? []
  if (words === undefined) return undefined
  const found = dash ? 'a dash without a space of the space bar' : `an item of a list that begins with ${sign}`
  return `found ${found}, expected "- ${shortened(words, 40)}"`
}
