import { isDeepStrictEqual } from 'node:util'
import { Document, isCollection, isMap, isScalar, isSeq, type Pair, parse, parseDocument, stringify } from 'yaml'
import { frontMatter } from '../content/parse/front-matter'
import { fieldsByName } from '../content/parse/locate'
import type { FieldPath } from '../content/parse/source'
import { ifPossible } from '../lib/if-possible'
import { added, flow, isNode, newlineOf, withoutItem } from './yaml-text'

/*
 * Edits of the text of a YAML or JSON file, or of the fields of a Markdown file. Only the edited bytes change: comments and the style of everything else stay. The result is undefined for what cannot be edited in this way, such as the target of an alias.
 */
type Edited = string | undefined

/** Adds an item at the end of a list, which is created if necessary. @param block the item as lines of YAML */
export function appendToList(whole: string, path: FieldPath, item: unknown, block: string = stringify(item)): Edited {
  const change = (data: Document) => {
    if (isSeq(data.getIn(names(path)))) data.addIn(names(path), parse(block))
    else data.setIn(names(path), [parse(block)])
  }
  return edit(whole, change, (text, document) => {
    const list: unknown = document.getIn(path, true)
    const lines = dashed(block)
    if (isSeq(list)) return [added(text, list, flow(text, item), lines)]
    const parent = parentOf(document, path)
    if (list !== undefined || !isMap(parent)) return []
    const name = flow(text, String(path.at(-1)))
    return [added(text, parent, `${name}: [${flow(text, item)}]`, [`${name}:`, ...lines.map((line) => `  ${line}`)])]
  })
}

/** Comments at the beginning are above the dash. */
function dashed(block: string): string[] {
  const lines = block.trimEnd().split('\n')
  const first = lines.findIndex((line) => !line.startsWith('#'))
  return lines.map((line, index) => (index < first ? '' : index === first ? '- ' : '  ') + line)
}

/** Sets the field at a path, or adds it if its parent is written in plain form. */
export function setValue(whole: string, path: FieldPath, value: unknown): Edited {
  const change = (data: Document) => data.setIn(names(path), value)
  return edit(whole, change, (text, document) => {
    const written = flow(text, value)
    const pair = pairAt(document, path)
    const node: unknown = pair === undefined ? document.getIn(path, true) : pair.value
    if (isScalar(node) && node.range) {
      const [start, end] = node.range
      const isBlock = text[end - 1] === '\n'
      const [before, after] = [text.slice(0, start), text.slice(end)]
      const space = start === end && !/\s$/.test(before) ? ' ' : ''
      const gap = start === end && /^\S/.test(after) ? ' ' : ''
      return [before + space + written + (isBlock ? newlineOf(text) : gap) + after]
    }
    if (pair !== undefined || node !== undefined) return []
    const field = `${flow(text, String(path.at(-1)))}: ${written}`
    const parent = parentOf(document, path)
    if (parent === null) return [`${text.replace(/[^\n]$/, `$&${newlineOf(text)}`)}${field}${newlineOf(text)}`]
    return isMap(parent) ? [added(text, parent, field, [field])] : []
  })
}

/** Renames the field at a path. */
export function renameKey(whole: string, path: FieldPath, name: string): Edited {
  const change = (data: Document) => {
    const pair = pairAt(data, path)
    if (pair !== undefined) pair.key = name
  }
  return edit(whole, change, (text, document) => {
    const key = pairAt(document, path)?.key
    return isNode(key) ? [text.slice(0, key.range[0]) + flow(text, name) + text.slice(key.range[1])] : []
  })
}

/** Removes an item of a list, or a field, with its lines. */
export function removeItem(whole: string, path: FieldPath): Edited {
  const change = (data: Document) => data.deleteIn(names(path))
  return edit(whole, change, (text, document) => {
    const parent = parentOf(document, path)
    if (!isCollection(parent)) return []
    const pair = pairAt(document, path)
    return withoutItem(text, parent, pair === undefined ? Number(path.at(-1)) : parent.items.indexOf(pair))
  })
}

/**
 * The first of several edited texts with exactly the intended content: an edit that also changes something else,
 * through an alias, an anchor or an unusual style, is rejected.
 * @param change makes the same change to the parsed data
 */
function edit(
  whole: string,
  change: (data: Document) => unknown,
  write: (text: string, document: Document.Parsed) => readonly string[],
): Edited {
  const [, mark = '', text = whole] = frontMatter.exec(whole) ?? []
  const texts = write(text, parseDocument(text))
  if (texts.length === 0) return undefined
  const data = new Document(readValue(text))
  change(data)
  const wanted = data.toJS()
  const sound = texts.find((edited) => isDeepStrictEqual(readValue(edited), wanted))
  return sound && mark + sound + whole.slice(mark.length + text.length)
}

/** The value of a text, with aliases copied; undefined if it has none. */
function readValue(text: string): unknown {
  const document = parseDocument(text)
  if (document.errors.length > 0) return undefined
  // An alias of something that was removed has none.
  return ifPossible((): unknown => JSON.parse(JSON.stringify(document.toJS())) ?? undefined)
}

function names(path: FieldPath): string[] {
  return path.map(String)
}

function parentOf(document: Document, path: FieldPath): unknown {
  return path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
}

function pairAt(document: Document, path: FieldPath): Pair | undefined {
  const parent = parentOf(document, path)
  return isMap(parent) ? fieldsByName(parent).get(String(path.at(-1))) : undefined
}
