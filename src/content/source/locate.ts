import { isMap, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { lineOfOnly } from './line-of-only'
import type { FieldPath } from './source'

/**
 * Makes what tells the line (from 1) of a field in a text, or of its nearest parent where the field is missing. The text
 * is asked for and parsed once somebody asks: only files with a problem are ever asked, so that no text is held.
 *
 * @param value what the text says
 */
export function locator(text: () => string, value: unknown, linesBefore = 0): (path: FieldPath) => number {
  let opened: Opened | undefined
  return (path) => {
    const line = opened === undefined ? lineOfOnly(text(), value, path) : undefined
    if (line !== undefined) return line + linesBefore
    opened ??= open(text())
    return locate(opened, path) + linesBefore
  }
}

/** How YAML is parsed here: without what the parser takes long for, and without a word of its own on standard error. */
export const quickly = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

interface Opened {
  readonly lines: LineCounter
  readonly document: ReturnType<typeof parseDocument>
}

function open(text: string): Opened {
  const lines = new LineCounter()
  return { lines, document: parseDocument(text, { lineCounter: lines, ...quickly }) }
}

function locate({ lines, document }: Opened, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const offset = offsetOf(document.getIn(path.slice(0, depth - 1), true), path[depth - 1])
    if (offset !== undefined) return lines.linePos(offset).line
  }
  return 1
}

/** Where a key of a map, or an item of a list, begins. */
function offsetOf(parent: unknown, step: PropertyKey | undefined): number | undefined {
  if (isMap<ParsedNode>(parent)) {
    const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step)
    return pair?.key.range?.[0]
  }
  return isSeq<ParsedNode>(parent) && typeof step === 'number' ? parent.items[step]?.range?.[0] : undefined
}
