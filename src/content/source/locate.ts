import { isMap, isPair, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, type YAMLMap } from 'yaml'
import { memo } from '../../lib/memo'
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
  let located = 0
  return (path) => {
    const line = located++ < few ? lineOfOnly(text(), valueIn, path) : undefined
    if (line !== undefined) return line + linesBefore
    opened ??= open(text())
    return locate(opened, path) + linesBefore
  }
}

/** How many fields are looked for in the text itself, which is parsed each time. */
const few = 3

/** Parser options: skips expensive checks, and prints no warnings to standard error. */
export const quickly = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

interface Opened {
  readonly lines: LineCounter
  readonly document: ReturnType<typeof parseDocument>
  /** The fields of a map by name: there may be as many problems as fields. */
  readonly fieldsOf: (map: YAMLMap<ParsedNode>) => ReadonlyMap<string, Field>
}

/** A field of a map. */
type Field = YAMLMap<ParsedNode>['items'][number]

function open(text: string): Opened {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, ...quickly })
  return { lines, document, fieldsOf: memo(maps, fieldsByName) }
}

/** Of how many maps the fields are remembered: problems of one map follow each other. */
const maps = 100

function locate(opened: Opened, path: FieldPath): number {
  let [at, line]: [unknown, number] = [opened.document.contents, 1]
  for (const step of path) {
    const [place, value] = childOf(at, step, opened)
    if (place === undefined) return line
    line = opened.lines.linePos(place).line
    at = value
  }
  return line
}

/** The offset of a field of a map, or of an item of a list, and its value. */
function childOf(parent: unknown, step: PropertyKey, { fieldsOf }: Opened): readonly [number | undefined, unknown] {
  if (isMap<ParsedNode>(parent)) {
    const field = fieldsOf(parent).get(String(step))
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
