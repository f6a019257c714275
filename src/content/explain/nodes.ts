import { type Document, isCollection, isNode, visit } from 'yaml'
import { deepest } from '../parse/odd-shape'

/** Something in a text that is wrong, or that probably does not mean what its author intended. */
export interface Mistake {
  /** What was found, and what to do. */
  readonly message: string
  /** Its offset in the text. */
  readonly offset: number
}

/** The nodes of a document, but for those that are nested deeper than any data file; and whether there are such. */
export function nodesOf(document: Document.Parsed): { readonly nodes: readonly unknown[]; readonly isDeep: boolean } {
  const nodes: unknown[] = []
  let isDeep = false
  visit(document, (_, node, path) => {
    if (path.filter(isCollection).length >= deepest && isCollection(node)) {
      isDeep = true
      return visit.SKIP
    }
    nodes.push(node)
    return undefined
  })
  return { nodes, isDeep }
}

/** A mistake at the start of a node. */
export function at(node: unknown, message: string): Mistake {
  return { message, offset: (isNode(node) && node.range?.[0]) || 0 }
}
