import { Document, isMap, isSeq, type ParsedNode, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml'
import type { FieldPath } from '../content/parse/source'

type List = YAMLSeq<ParsedNode>
type Fields = YAMLMap<ParsedNode, ParsedNode | null>

/**
 * Adds an item at the end of a list in a YAML or JSON text. All existing bytes stay: the item is inserted at its place, in
 * the style of the list, and nothing else is reformatted.
 *
 * @param path of the list; where its field is missing, it is added to the fields that should hold it
 * @param block the item as lines of YAML, for lists that have a line for each item
 * @returns undefined if the list is not written out there, as with an alias
 */
export function appendToList(
  text: string,
  path: FieldPath,
  item: unknown,
  block: string = stringify(item),
): string | undefined {
  const document = parseDocument(text)
  const list: unknown = document.getIn(path, true)
  if (isSeq<ParsedNode>(list)) {
    return list.flow ? intoFlow(text, list, flow(text, item)) : below(text, list, dashed(block))
  }
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (list !== undefined || !isMap<ParsedNode, ParsedNode | null>(parent)) return undefined
  const key = String(path.at(-1))
  return parent.flow
    ? addField(text, parent, key, `[${flow(text, item)}]`)
    : below(text, parent, [`${key}:`, ...dashed(block).map((line) => `  ${line}`)])
}

/** Adds a field at the end of others. @param value as it is written */
export function addField(text: string, fields: Fields, name: string, value: string): string {
  const field = `${flow(text, name)}: ${value}`
  return fields.flow ? intoFlow(text, fields, field) : below(text, fields, [field])
}

/** A value on one line: JSON where the whole text is JSON. */
export function flow(text: string, value: unknown): string {
  const isLines = typeof value === 'string' && value.includes('\n')
  if (isLines || text.trimStart().startsWith('{')) return JSON.stringify(value)
  return new Document(value).toString({ collectionStyle: 'flow', lineWidth: 0 }).trim()
}

/** Comments at the beginning are above the dash. */
function dashed(block: string): string[] {
  const lines = block.trimEnd().split('\n')
  const first = lines.findIndex((line) => !line.startsWith('#'))
  return lines.map((line, index) => (index < first ? '' : index === first ? '- ' : '  ') + line)
}

/** `[a, b]` becomes `[a, b, added]`. */
function intoFlow(text: string, node: List | Fields, added: string): string {
  const end = endOf(node)
  return end === undefined ? insert(text, startOf(node) + 1, added) : insert(text, end, `, ${added}`)
}

/** Adds lines below the last item or field, and below the comments that follow it. */
function below(text: string, node: List | Fields, lines: readonly string[]): string {
  const newline = newlineOf(text)
  const start = startOf(node)
  const indent = ' '.repeat(start - lineOf(text, start))
  const added = lines.map((line) => indent + line + newline).join('')
  const end = endOf(node) ?? start
  const next = text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length
  const at = next + remarksOf(text.slice(next), indent)
  return text[at - 1] === '\n' ? insert(text, at, added) : text + newline + added
}

/**
 * The length of the comments that belong to the item above them, also after empty lines: they are indented further than
 * its list.
 */
function remarksOf(text: string, indent: string): number {
  return new RegExp(`^(?:(?:[ \\t]*\\r?\\n)*${indent} +#.*(?:\\n|$))*`).exec(text)?.[0].length ?? 0
}

/** How the lines of a text end. */
export function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** Where the line of an offset begins. */
export function lineOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

function startOf({ range }: List | Fields): number {
  return range?.[0] ?? 0
}

/** Where the last item or field ends; undefined where there is none. */
function endOf(node: List | Fields): number | undefined {
  const last = isMap<ParsedNode, ParsedNode | null>(node) ? lastOf(node.items) : node.items.at(-1)
  return last?.range[1]
}

function lastOf(pairs: Fields['items']): ParsedNode | undefined {
  const pair = pairs.at(-1)
  return pair?.value ?? pair?.key
}

function insert(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at)
}
