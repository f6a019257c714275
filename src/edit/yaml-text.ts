import { Document, isMap, isPair, type Node, type Range, type YAMLMap, type YAMLSeq } from 'yaml'

/** A value on one line: JSON if the whole text is JSON. */
export function flow(text: string, value: unknown): string {
  const isLines = typeof value === 'string' && value.includes('\n')
  if (isLines || text.trimStart().startsWith('{')) return JSON.stringify(value)
  return new Document(value).toString({ collectionStyle: 'flow', lineWidth: 0 }).trim()
}

/**
 * Adds an item or a field after the others, in their style: `[a, b]` becomes `[a, b, added]`. Lines go below the last
 * one, and below the comments that follow it.
 */
export function added(
  text: string,
  { range, flow, items }: YAMLSeq | YAMLMap,
  inline: string,
  lines: string[],
): string {
  const [start] = range ?? [0]
  const end = placeOf(items.at(-1))?.end
  if (flow) return end === undefined ? insert(text, start + 1, inline) : insert(text, end, `, ${inline}`)
  const newline = newlineOf(text)
  const indent = ' '.repeat(start - lineOf(text, start))
  const block = lines.map((line) => indent + line + newline).join('')
  const from = end ?? start
  const next = text[from - 1] === '\n' ? from : text.indexOf('\n', from) + 1 || text.length
  // Comments that are indented further than the list belong to the item above them, also after empty lines.
  const remarks = new RegExp(`^(?:(?:[ \\t]*\\r?\\n)*${indent} +#.*(?:\\n|$))*`).exec(text.slice(next))?.[0] ?? ''
  const at = next + remarks.length
  return text[at - 1] === '\n' ? insert(text, at, block) : text + newline + block
}

/** Ways of removing an item or a field. */
export function withoutItem(text: string, parent: YAMLSeq | YAMLMap, at: number): string[] {
  const { range, flow, items } = parent
  const [before, own, after] = [at - 1, at, at + 1].map((index) => placeOf(items[index], flow ? undefined : text))
  if (own === undefined || !range) return []
  if (items.length === 1) return emptied(text, range, isMap(parent) ? '{}' : '[]')
  const line = lineOf(text, own.start)
  if (!flow && text.slice(line, own.start).trim() === '') {
    const next = text.indexOf('\n', Math.max(own.end - 1, own.start))
    return [text.slice(0, line) + (next < 0 ? '' : text.slice(next + 1))]
  }
  const [start, end] = after === undefined ? [before?.end ?? own.start, own.end] : [own.start, after.start]
  return [text.slice(0, start) + text.slice(end)]
}

/**
 * An empty list or map. In block style, it began on its own line below its field, and stays there below comments.
 */
function emptied(text: string, [start, end]: Range, value: string): string[] {
  const after = (text[end - 1] === '\n' ? newlineOf(text) : '') + text.slice(end)
  const before = text.slice(0, start)
  return [before.replace(/[ \t]*\r?\n[ \t]*$/, ' '), before, `${before}  `].map((kept) => kept + value + after)
}

/**
 * Where an item or a field begins and ends. @param block the text of a list in block style, whose items begin with a
 * dash
 */
function placeOf(item: unknown, block?: string): { readonly start: number; readonly end: number } | undefined {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item]
  if (!isNode(first) || !isNode(last)) return undefined
  const [start] = first.range
  const dash = isPair(item) ? null : /-(?:\s|#.*\n)*(?:[&!]\S+\s+)*$/.exec(block?.slice(0, start) ?? '')
  return { start: dash?.index ?? start, end: last.range[1] }
}

/** Whether something is a node of a text that was parsed. */
export function isNode(node: unknown): node is Node & { readonly range: Range } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}

/** How the lines of a text end. */
export function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** The offset at which the line of an offset begins. */
function lineOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

function insert(text: string, at: number, more: string): string {
  return text.slice(0, at) + more + text.slice(at)
}
