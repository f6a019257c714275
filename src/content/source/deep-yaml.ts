import { type Document, isCollection, isPair, type YAMLError } from 'yaml'
import { deepest } from './odd-shape'

/**
 * Whether a document is nested deeper than any data file. Must be checked before anything else descends into it: the
 * depth at which the stack overflows, even in the parser, varies.
 */
export function isTooDeep({ contents, errors }: Document.Parsed): boolean {
  if (errors.some(isOverflow)) return true
  let level = collectionsIn([contents])
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === deepest) return true
    level = collectionsIn(level.flatMap(({ items }) => items.flatMap(partsOf)))
  }
  return false
}

/** Whether an error only means that the parser ran out of stack. */
export function isOverflow({ message }: YAMLError): boolean {
  return message.startsWith('Maximum call stack')
}

function collectionsIn(nodes: readonly unknown[]) {
  return nodes.filter((node) => isCollection(node))
}

function partsOf(item: unknown): unknown[] {
  return isPair(item) ? [item.key, item.value] : [item]
}
