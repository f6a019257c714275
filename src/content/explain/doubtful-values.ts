import { type Document, isAlias, isMap, isNode, isScalar, type Node, type Scalar, visit, type YAMLMap } from 'yaml'
import { shortened } from '../../lib/describe'
import { repeated } from '../../lib/repeated'
import { deepest } from '../parse/odd-shape'
import { adviceOnText } from './curly-quotes'
import type { Mistake } from './mistake'

/**
 * Valid YAML that probably does not mean what its author intended: names that occur twice, numbers with a dot or comma
 * as thousands separator or not in plain digits, and texts that lose a word or everything after a `#`, or that took an
 * item of a list.
 */
export function doubtfulValues(text: string, document: Document.Parsed): Mistake[] {
  const nodes: Node[] = []
  visit(document, {
    Node(_, node, path) {
      nodes.push(node)
      // What is deeper is refused as a whole, and would take memory for the path to each of its nodes.
      return path.length > 3 * deepest ? visit.SKIP : undefined
    },
  })
  return [
    ...document.warnings.map(({ pos: [offset, end] }) => ({ message: leftOut(text.slice(offset, end)), offset })),
    ...strayNames(nodes),
    ...nodes.filter((node) => isMap(node)).flatMap(inFields),
    ...nodes
      .filter((node) => isScalar(node))
      .flatMap((node) => dotted(node) ?? coded(node, text) ?? cutOff(node, text) ?? itemIn(node, text) ?? []),
  ]
}

/** Words that YAML interprets at the start of a value: names that nothing refers to, and references without a name. */
function strayNames(nodes: readonly Node[]): Mistake[] {
  const anchors = new Set(nodes.map(({ anchor }) => anchor))
  const aliases = new Set(nodes.filter(isAlias).map(({ source }) => source))
  return nodes.flatMap((node) => {
    const offset = offsetOf(node)
    if (isAlias(node)) {
      const message = `found *${shortened(node.source)}, where YAML reads * as a reference to a name, expected the text in quotes`
      return anchors.has(node.source) ? [] : [{ message, offset }]
    }
    const { anchor } = node
    return anchor === undefined || aliases.has(anchor) ? [] : [{ message: leftOut(`&${anchor}`), offset }]
  })
}

function leftOut(word: string): string {
  return `found ${shortened(word)}, which YAML leaves out of the text, expected the text in quotes`
}

/** `50.000` is 50 to a program, and fifty thousand to half of the world. */
function dotted({ value, source = '', range }: Scalar): Mistake | undefined {
  if (typeof value !== 'number' || !/^-?[1-9]\d{0,2}\.\d{3}$/.test(source)) return undefined
  const meant = source.replace('.', '')
  const message = `found ${source}, which is the number ${value}, expected one without a dot, such as ${meant}`
  return { message, offset: range?.[0] ?? 0 }
}

/** `0x10` is 16 to a program, and `007` is seven. Digits after a comma are not a separate number. */
function coded({ value, source = '', range }: Scalar, text: string): Mistake | undefined {
  const [offset] = range ?? [0]
  if (typeof value !== 'number' || !/^[-+]?0\w/.test(source) || text[offset - 1] === ',') return undefined
  const message = `found ${source}, which is the number ${value}, expected it in plain digits, or in quotes if it is a text`
  return { message, offset }
}

/** A comment usually has a space after its #; `#1` is more likely part of the text. */
function cutOff({ type, value, source, range }: Scalar, text: string): Mistake | undefined {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '')
  if (!isText || !range) return undefined
  const [, comment] = /^[ \t]*(#[\p{L}\p{N}].*)/u.exec(text.slice(range[1])) ?? []
  if (comment === undefined) return undefined
  const found = source === '' ? 'nothing before' : 'a text that ends before'
  const message = `found ${found} ${comment}, because # starts a comment, expected it in quotes, or a space after #`
  return { message: message + adviceOnText(source), offset: range[0] }
}

/** An item of a list that is indented further than the one above is part of its text. */
function itemIn({ type, range }: Scalar, text: string): Mistake | undefined {
  const [start, end] = range ?? [0, 0]
  const found = type === 'PLAIN' ? /(?<=\n[ \t]*)- \S.*/.exec(text.slice(start, end)) : null
  if (found === null) return undefined
  const message = `found ${shortened(found[0], 40)} as part of the text above it, expected list items with the same indentation, and a text with such a line below >-`
  return { message, offset: start + found.index }
}

/**
 * Names that occur twice; of consecutive ones the first, because a misplaced line also moves the lines below it. The
 * parser could find them, too, but compares all pairs of names, which takes minutes for a long list.
 */
function inFields({ items }: YAMLMap): Mistake[] {
  // For YAML, `{ from: 75,000 }` has a field `from` of 75 and one named `000`.
  const rest = items.find(({ key, value }) => isScalar(key) && /^\d{3}$/.test(key.source ?? '') && !value)
  if (rest !== undefined) {
    const message = 'found a comma in a number in braces, expected the number without it, such as 75000'
    return [{ message, offset: offsetOf(rest.key) }]
  }
  const keys = items.map(({ key }) => key).filter((key) => isScalar(key))
  const again = repeated(keys.entries(), ([, { value }]) => String(value)).map(([[index]]) => index)
  return again
    .filter((index, at) => again[at - 1] !== index - 1)
    .map((index) => {
      const message = `found ${keys[index]} twice, expected each name once among the fields of one level`
      return { message, offset: offsetOf(keys[index]) }
    })
}

function offsetOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}
