import type { ReactNode } from 'react'
import { tokenOfContent } from './contents'
import { isComponent, isElement, isItem } from './elements'

/** Placeholder for a content: a private-use character, which the minifier treats as a letter. */
export const blank = '\uE000'

/** How the contents of an outline are written. */
type Write = (content: string) => string

/** The context of a node: in an SVG there are no items, and texts within a list of options are not content. */
type Within = 'svg' | 'select' | undefined

/** A node that has been traced, with a blank for what is in its items. @param write called with every content */
export function outlineOf(node: unknown, write: Write = (content) => content, within?: Within): ReactNode {
  if (Array.isArray(node)) return node.map((child) => outlineOf(child, write, within))
  if (typeof node === 'string' || typeof node === 'number') return within === 'select' ? node : write(String(node))
  if (typeof node !== 'object' || node === null || !isElement(node)) return null
  const { type, props } = node
  if (isComponent(type)) return outlineOf(type(props), write, within)
  if (typeof type !== 'string') return outlineOf(props.children, write, within)
  const inside = type === 'svg' || type === 'select' ? type : within
  const isCut = isItem(type) && within !== 'svg'
  const children = isCut ? blank : outlineOf(props.children, write, inside)
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
