import type { ReactNode } from 'react'
import { tokenOfContent } from './contents'
import { isComponent, isElement, isItem, type Within, withinOf } from './elements'

/** Placeholder for a content: a private-use character, which the minifier treats as a letter. */
export const blank = '\uE000'

/** How the contents of an outline are written. */
type Write = (content: string) => string

/**
 * The content of an element that has been traced, with a blank for what is in its items.
 *
 * @param name of the element
 * @param write called with every content
 */
export function outlineOf(name: string, node: unknown, write: Write = (content) => content): ReactNode {
  return outlined(node, write, withinOf(name))
}

function outlined(node: unknown, write: Write, within: Within): ReactNode {
  if (Array.isArray(node)) return node.map((child) => outlined(child, write, within))
  if (typeof node === 'string' || typeof node === 'number') return within === 'select' ? node : write(String(node))
  if (typeof node !== 'object' || node === null || !isElement(node)) return null
  const { type, props } = node
  if (isComponent(type)) return outlined(type(props), write, within)
  if (typeof type !== 'string') return outlined(props.children, write, within)
  const isCut = isItem(type, within)
  const children = isCut ? blank : outlined(props.children, write, withinOf(type, within))
  const values = Object.entries(props).map(([name, value]) => [name, writtenValue(name, value, write)])
  const hasChildren = isCut || props.children !== undefined
  return { ...node, props: { ...Object.fromEntries(values), ...(hasChildren && { children }) } }
}

function writtenValue(name: string, value: unknown, write: Write): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return tokenOfContent(name, String(value)) === undefined ? value : write(String(value))
}

/** A text with a blank in place of its content; spaces around that are left to the minifier. */
export function blanked(text: string): string {
  const content = text.trim()
  return content === '' ? text : text.replace(content, blank)
}
