import { isMap, isScalar, isSeq, LineCounter, type Pair, type ParsedNode, parseDocument, type YAMLMap } from 'yaml'
import { memo } from '../../lib/memo'
import { splitText } from './front-matter'
import type { FieldPath, Source } from './source'

/** Parser options: skips expensive checks, and prints no warnings to standard error. */
export const quickly = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

/** A data file that was read. Its text is parsed again for the first line that is asked for. */
export function sourceOf(
  file: string,
  { value, body, bodyLine }: Pick<Source, 'value' | 'body' | 'bodyLine'>,
  text: () => string,
): Source {
  let known: Source['lineOf'] | undefined
  const lineOf = (path: FieldPath) => {
    known ??= open(file, text())
    return known(path)
  }
  return { file, value, body, bodyLine, lineOf, text }
}

/** Returns what finds the line (from 1) of a field in a file, or of its nearest existing parent. */
function open(file: string, text: string): Source['lineOf'] {
  const { fields, linesBefore } = splitText(file, text) ?? { fields: '', linesBefore: 0 }
  const lines = new LineCounter()
  const { contents } = parseDocument(fields, { lineCounter: lines, ...quickly })
  // There may be as many problems as fields.
  const fieldsOf = memo(Number.POSITIVE_INFINITY, fieldsByName<ParsedNode>)
  return (path) => {
    let [at, line]: [unknown, number] = [contents, 1]
    for (const step of path) {
      const [place, value] = childOf(at, step, fieldsOf)
      if (place === undefined) break
      line = lines.linePos(place).line
      at = value
    }
    return line + linesBefore
  }
}

/** The offset of a field of a map, or of an item of a list, and its value. */
function childOf(
  parent: unknown,
  step: PropertyKey,
  fieldsOf: typeof fieldsByName<ParsedNode>,
): readonly [number | undefined, unknown] {
  if (isMap<ParsedNode>(parent)) {
    const field = fieldsOf(parent).get(String(step))
    return [field?.key.range?.[0], field?.value]
  }
  const item = isSeq<ParsedNode>(parent) && typeof step === 'number' ? parent.items[step] : undefined
  return [item?.range?.[0], item]
}

/** The fields of a map. Of a name that occurs several times, the first; a field without a name has an empty one. */
export function fieldsByName<Key>({ items }: YAMLMap<Key>): ReadonlyMap<string, Pair<Key>> {
  const named = items.map((field) => {
    const { key } = field
    return [isScalar(key) ? String(key.value ?? key.source ?? '') : '', field] as const
  })
  return new Map(named.reverse())
}
