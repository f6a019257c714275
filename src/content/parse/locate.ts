import { isMap, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, type YAMLMap } from 'yaml'
import { splitText } from './front-matter'
import type { FieldPath } from './source'

/** Parser options: skips expensive checks, and prints no warnings to standard error. */
export const quickly = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

/** A field of a map. */
type Field = YAMLMap<ParsedNode>['items'][number]

/** A parsed text. */
interface Opened {
  readonly contents: unknown
  /** The line on which the fields begin. */
  readonly firstLine: number
  readonly lineAt: (offset: number) => number
  /** The fields of maps by name: there may be as many problems as fields. */
  readonly fields: Map<YAMLMap<ParsedNode>, ReadonlyMap<string, Field>>
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
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  return { contents, firstLine: 1 + linesBefore, lineAt, fields: new Map() }
}

function locate(opened: Opened, path: FieldPath): number {
  let [at, line] = [opened.contents, opened.firstLine]
  for (const step of path) {
    const [place, value] = childOf(at, step, opened)
    if (place === undefined) return line
    line = opened.lineAt(place)
    at = value
  }
  return line
}

/** The offset of a field of a map, or of an item of a list, and its value. */
function childOf(parent: unknown, step: PropertyKey, { fields }: Opened): readonly [number | undefined, unknown] {
  if (isMap<ParsedNode>(parent)) {
    const named = fields.get(parent) ?? fieldsByName(parent)
    fields.set(parent, named)
    const field = named.get(String(step))
    return [field?.key.range?.[0], field?.value]
  }
  const item = isSeq<ParsedNode>(parent) && typeof step === 'number' ? parent.items[step] : undefined
  return [item?.range?.[0], item]
}

/** Of a name that occurs several times, the first; a field without a name has an empty one. */
function fieldsByName(map: YAMLMap<ParsedNode>): ReadonlyMap<string, Field> {
  const named = map.items.flatMap((field) =>
    isPair(field) && isScalar(field.key) ? [[String(field.key.value ?? field.key.source ?? ''), field] as const] : [],
  )
  return new Map(named.reverse())
}
