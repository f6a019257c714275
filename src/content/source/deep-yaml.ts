import { type Document, isCollection, isPair } from 'yaml'
import { deepest } from './odd-shape'

/**
 * Whether a text is nested deeper than any data file. To be asked before anything else walks down it: how deep that comes
 * before the stack ends, as it may for the parser, is another number each time.
 */
export function isTooDeep({ contents, errors }: Document.Parsed): boolean {
  if (errors.some(({ message }) => message.startsWith('Maximum call stack'))) return true
  let level = collectionsIn([contents])
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === deepest) return true
    level = collectionsIn(level.flatMap(({ items }) => items.flatMap(partsOf)))
  }
  return false
}

function collectionsIn(nodes: readonly unknown[]) {
  return nodes.filter((node) => isCollection(node))
}

function partsOf(item: unknown): unknown[] {
  return isPair(item) ? [item.key, item.value] : [item]
}
