import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml'
import { splitText } from './front-matter'
import type { FieldPath } from './source'

/** Parser options: skips expensive checks, and prints no warnings to standard error. */
export const quickly = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

/** A parsed text. */
interface Opened {
  readonly contents: unknown
  readonly lineAt: (offset: number) => number
}

/**
 * Creates a function that returns the line (from 1) of a field in a file, or of its nearest existing parent.
 *
 * @param read reads the text of the file, once a field is located
 */
export function locator(file: string, read: () => string): (path: FieldPath) => number {
  let opened: Opened | undefined
  return (path) => {
    opened ??= open(file, read())
    return locate(opened, path)
  }
}

function open(file: string, text: string): Opened {
  const { fields, linesBefore } = splitText(file, text) ?? { fields: '', linesBefore: 0 }
  const lines = new LineCounter()
  const { contents } = parseDocument(fields, { lineCounter: lines, ...quickly })
  return { contents, lineAt: (offset) => lines.linePos(offset).line + linesBefore }
}

function locate({ contents, lineAt }: Opened, path: FieldPath): number {
  let [at, offset]: [unknown, number] = [contents, 0]
  for (const step of path) {
    const { key, value } = childOf(at, step)
    if (!isNode(key) || !key.range) break
    offset = key.range[0]
    at = value
  }
  return lineAt(offset)
}

/** A field of a map, of a name that occurs several times the first, or an item of a list, which stands where its value does. */
function childOf(parent: unknown, step: PropertyKey): { readonly key?: unknown; readonly value?: unknown } {
  if (isMap(parent)) return parent.items.find(({ key }) => isScalar(key) && nameOf(key) === String(step)) ?? {}
  const item = isSeq(parent) && typeof step === 'number' ? parent.items[step] : undefined
  return { key: item, value: item }
}

/** A field without a name has an empty one. */
function nameOf({ value, source }: Scalar): string {
  return String(value ?? source ?? '')
}
