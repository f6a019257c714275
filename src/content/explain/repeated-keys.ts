import { type Document, isScalar, type Pair, visit, type YAMLMap } from 'yaml'
import { isRestOfNumber } from './doubtful-values'
import type { Mistake } from './phrases'

/** Maximum number of keys to report. */
const most = 10

/**
 * Finds keys that a map has twice; the first few are reported. The parser could do so too, but compares all pairs of
 * keys, which takes minutes for a long list.
 */
export function repeatedKeys(document: Document.Parsed): Mistake[] {
  const repeated: Mistake[] = []
  visit(document, {
    Map(_, map) {
      repeated.push(...repeatedIn(map).slice(0, most))
    },
  })
  return repeated.slice(0, most)
}

/** One mistake for consecutive keys: a misplaced line moves the lines below it, too. */
function repeatedIn({ items }: YAMLMap): Mistake[] {
  const isAgain = againIn(items)
  const repeated: Mistake[] = []
  for (const [index, pair] of items.entries()) {
    const [again, next] = [isAgain[index], items[index + 1]]
    if (next !== undefined && isAgain[index + 1] && isEmpty(pair)) return [...repeated, outOfPlace(pair, next)]
    if (again && !isAgain[index - 1]) repeated.push({ message: `found ${nameOf(pair)} twice`, offset: offsetOf(pair) })
    if (again && isEmpty(pair)) return repeated
  }
  return repeated
}

/** For each key, whether it occurred before. */
function againIn(items: readonly Pair[]): readonly boolean[] {
  const seen = new Set<string>()
  return items.map((pair) => {
    const name = nameOf(pair)
    if (name === undefined || seen.has(name)) return name !== undefined
    seen.add(name)
    return false
  })
}

/** A key that is indented too far has its own fields on its level, not below it. */
function outOfPlace(pair: Pair, next: Pair): Mistake {
  const [name, again] = [nameOf(pair), nameOf(next)]
  const expected = `expected ${name} indented less, or its fields indented more`
  return { message: `found ${again} twice, below ${name}, which is empty, ${expected}`, offset: offsetOf(pair) }
}

function nameOf(pair: Pair): string | undefined {
  return isScalar(pair.key) && !isRestOfNumber(pair) ? String(pair.key.value) : undefined
}

function isEmpty({ value }: Pair): boolean {
  return !value || (isScalar(value) && value.value === null)
}

function offsetOf({ key }: Pair): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0
}
