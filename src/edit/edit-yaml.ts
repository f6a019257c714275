import { isCollection, isMap, isPair, isScalar, type Pair, type ParsedNode, parseDocument, type YAMLMap } from 'yaml'
import { splitText } from '../content/parse/front-matter'
import type { FieldPath } from '../content/parse/source'
import { addField, flow, lineOf, newlineOf } from './append-to-list'
import { firstSound, withName, without, withValue } from './sound-edit'

/*
 * Edits of the text of a YAML or JSON file, or of the fields of a Markdown file. Only the bytes of what is edited change:
 * comments and the style of everything else stay.
 */

/** What cannot be edited, such as the target of an alias, is undefined. */
type Edited = string | undefined

type Fields = YAMLMap<ParsedNode, ParsedNode | null>

/** Sets the field at a path, or adds it where the fields around it are written out. */
export function setValue(whole: string, path: FieldPath, value: unknown): Edited {
  return inFields(whole, (text) => firstSound(text, withValue(path, value), [setIn(text, path, value)]))
}

function setIn(text: string, path: FieldPath, value: unknown): Edited {
  const pair = pairAt(text, path)
  const node: unknown = pair === undefined ? parseDocument(text).getIn(path, true) : pair.value
  if (isScalar(node) && node.range) {
    const [start, end] = node.range
    const isBlock = text[end - 1] === '\n'
    const [before, after] = [text.slice(0, start), text.slice(end)]
    const space = start === end && !/\s$/.test(before) ? ' ' : ''
    const gap = start === end && /^\S/.test(after) ? ' ' : ''
    return before + space + flow(text, value) + (isBlock ? newlineOf(text) : gap) + after
  }
  if (pair !== undefined || node !== undefined) return undefined
  const name = String(path.at(-1))
  if (path.length === 1 && parseDocument(text).contents === null) {
    return `${text.replace(/[^\n]$/, `$&${newlineOf(text)}`)}${flow(text, name)}: ${flow(text, value)}${newlineOf(text)}`
  }
  const parent = fieldsAt(text, path.slice(0, -1))
  return parent && addField(text, parent, name, flow(text, value))
}

/** Gives the field at a path another name. */
export function renameKey(whole: string, path: FieldPath, name: string): Edited {
  return inFields(whole, (text) => {
    const key = pairAt(text, path)?.key
    if (!isScalar(key) || !key.range) return undefined
    const edited = text.slice(0, key.range[0]) + flow(text, name) + text.slice(key.range[1])
    return firstSound(text, withName(path, name), [edited])
  })
}

/** Takes an item out of a list, or a field away, with its lines. */
export function removeItem(whole: string, path: FieldPath): Edited {
  return inFields(whole, (text) => firstSound(text, without(path), removed(text, path)))
}

/** Ways of taking something out. */
function removed(text: string, path: FieldPath): Edited[] {
  const document = parseDocument(text)
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!isCollection(parent) || !parent.range) return []
  const { items } = parent
  const at = isMap(parent)
    ? parent.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : Number(path.at(-1))
  const [before, own, after] = [at - 1, at, at + 1].map((index) => partOf(items[index], text, parent.flow !== true))
  if (own === undefined) return []
  if (items.length === 1) return emptied(text, parent.range, isMap(parent) ? '{}' : '[]')
  const line = lineOf(text, own.start)
  if (parent.flow !== true && text.slice(line, own.start).trim() === '') {
    const next = text.indexOf('\n', Math.max(own.end - 1, own.start))
    return [text.slice(0, line) + (next < 0 ? '' : text.slice(next + 1))]
  }
  const [start, end] = after === undefined ? [before?.end ?? own.start, own.end] : [own.start, after.start]
  return [text.slice(0, start) + text.slice(end)]
}

/** Where an item or a field begins and ends: an item of a block begins with its dash. */
function partOf(
  item: unknown,
  text: string,
  isBlock: boolean,
): { readonly start: number; readonly end: number } | undefined {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item]
  if (!isNode(first) || !isNode(last)) return undefined
  const start = first.range[0]
  const dash = isBlock && !isPair(item) ? /-(?:\s|#.*\n)*(?:[&!]\S+\s+)*$/.exec(text.slice(0, start)) : null
  return { start: dash?.index ?? start, end: last.range[1] }
}

/**
 * A list or map without anything in it: in block style, it began on a line of its own below its field, and stays there
 * below comments.
 */
function emptied(text: string, [start = 0, end = start]: readonly number[], value: string): string[] {
  const after = (text[end - 1] === '\n' ? newlineOf(text) : '') + text.slice(end)
  const before = text.slice(0, start)
  return [before.replace(/[ \t]*\r?\n[ \t]*$/, ' '), before, `${before}  `].map((kept) => kept + value + after)
}

function isNode(node: unknown): node is ParsedNode & { readonly range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}

function fieldsAt(text: string, path: FieldPath): Fields | undefined {
  const document = parseDocument(text)
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true)
  return isMap<ParsedNode, ParsedNode | null>(node) ? node : undefined
}

function pairAt(text: string, path: FieldPath): Pair<ParsedNode, ParsedNode | null> | undefined {
  const name = String(path.at(-1))
  return fieldsAt(text, path.slice(0, -1))?.items.find(({ key }) => isScalar(key) && String(key.value) === name)
}

/** Applies an edit to the fields of a Markdown file, or to the whole of any other. */
export function inFields(whole: string, edit: (fields: string) => Edited): Edited {
  const isMarkdown = /^\uFEFF?---[ \t]*\r?\n/.test(whole)
  const parts = isMarkdown ? splitText('.md', whole) : undefined
  if (parts === undefined) return edit(whole)
  const start = whole.indexOf(parts.fields, whole.indexOf('\n'))
  const edited = edit(parts.fields)
  return edited && whole.slice(0, start) + edited + whole.slice(start + parts.fields.length)
}
