import { isMap, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { lineOfOnly } from './line-of-only'
import type { FieldPath } from './source'

/**
 * Creates a function that returns the line (from 1) of a field in a text, or of its nearest existing parent. The text
 * is read and parsed when a field is located: most files have no problems, so neither their texts nor what they say
 * need be kept.
 *
 * @param valueIn parses a text quickly, or returns undefined
 */
export function locator(
  text: () => string,
  valueIn: (text: string) => unknown,
  linesBefore = 0,
): (path: FieldPath) => number {
  let opened: Opened | undefined
  return (path) => {
    const line = opened === undefined ? lineOfOnly(text(), valueIn, path) : undefined
    if (line !== undefined) return line + linesBefore
    opened ??= open(text())
    return locate(opened, path) + linesBefore
  }
}

/** Parser options: skips expensive checks, and prints no warnings to standard error. */
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

/** The offset of a key in a map, or an item in a list. */
function offsetOf(parent: unknown, step: PropertyKey | undefined): number | undefined {
  if (isMap<ParsedNode>(parent)) {
    const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step)
    return pair?.key.range?.[0]
  }
  return isSeq<ParsedNode>(parent) && typeof step === 'number' ? parent.items[step]?.range?.[0] : undefined
}
