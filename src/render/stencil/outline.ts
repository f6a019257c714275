import type { ReactNode } from 'react'
import { isComponent, isElement, isItem } from './elements'

/** Placeholder for the content of an item. */
export const itemMark = '\uE003'

/** A node that has been traced, without the contents of its items. @param isDrawn whether it is within an SVG */
export function outlineOf(node: unknown, isDrawn = false): ReactNode {
  if (Array.isArray(node)) return node.map((child) => outlineOf(child, isDrawn))
  if (typeof node === 'string' || typeof node === 'number') return node
  if (typeof node !== 'object' || node === null || !isElement(node)) return null
  const { type, props } = node
  if (isComponent(type)) return outlineOf(type(props), isDrawn)
  if (typeof type !== 'string') return outlineOf(props.children, isDrawn)
  const isCut = isItem(type) && !isDrawn
  if (!isCut && props.children === undefined) return node
  return {
    ...node,
    props: { ...props, children: isCut ? itemMark : outlineOf(props.children, isDrawn || type === 'svg') },
  }
}
