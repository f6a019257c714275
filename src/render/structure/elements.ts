import type { ReactElement, ReactNode } from 'react'

/** The properties of an element. */
export type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** An element with unknown properties. */
export type AnyElement = ReactElement<Props>

const mark = Symbol.for('react.transitional.element')

/** The type of a fragment: its children take its place. */
export const fragment: unknown = Symbol.for('react.fragment')

/** Whether a node is an element, whichever copy of React has made it. */
export function isElement(node: object): node is AnyElement {
  return '$$typeof' in node && node.$$typeof === mark
}

/** A function that returns what its element shows. Outside of React, hooks throw. */
type Component = (props: Props) => unknown

/** Whether the type of an element is a function component. */
export function isComponent(type: unknown): type is Component {
  return typeof type === 'function' && type.prototype?.isReactComponent === undefined
}

/** What an element is in: in an SVG there are no items, and texts within a list of options are not content. */
export type Within = 'svg' | 'select' | undefined

/** What the children of an element are in. @param within what the element is in */
export function withinOf(name: string, within?: Within): Within {
  return name === 'svg' || name === 'select' ? name : within
}

/** Elements that a page may have many of. The minifier treats their content in the same way wherever they are. */
const items = new Set(['article', 'section', 'li', 'tr', 'svg'])

/** Whether the content of an element is a separate part. */
export function isItem(name: string, within: Within): boolean {
  return within !== 'svg' && items.has(name)
}

/** Elements with an effect elsewhere, and those whose content React or the minifier treats specially. */
const special = new Set(
  [
    ['html', 'head', 'body', 'title', 'meta', 'link', 'base', 'script', 'style', 'noscript'],
    ['img', 'picture', 'pre', 'listing', 'textarea'],
  ].flat(),
)

/** Whether an element is written in its place, like any other. */
export function isOrdinary(name: string): boolean {
  return !special.has(name)
}
