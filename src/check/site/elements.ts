import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
import type { RenderedPage } from './rendered-site'

const unseen = ['SCRIPT', 'STYLE', 'TEMPLATE']

/** The visible text of an element: without scripts and styles, with white space collapsed. */
export function textOf(element: Node): string {
  return collapsed(pieces(element, unseen).join(' '))
}

/** The same without code, in which everything is an example. */
export function wordsIn(element: Node): string {
  return collapsed(pieces(element, [...unseen, 'CODE', 'PRE']).join(' '))
}

/** A text with its white space collapsed, as browsers show it. */
export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function pieces(node: Node, without: readonly string[]): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text]
  if (isElement(node) && without.includes(node.tagName)) return []
  return node.childNodes.flatMap((child) => pieces(child, without))
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE
}

/** The elements of a page that match a selector. */
export function all({ document }: Pick<RenderedPage, 'document'>, selector: string): HTMLElement[] {
  return document.querySelectorAll(selector)
}

/** The value of an attribute; empty if it is missing. */
export function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? ''
}

/** The values of an attribute of all elements that match a selector. */
export function values(page: Pick<RenderedPage, 'document'>, selector: string, name: string): string[] {
  return all(page, selector).map((element) => attribute(element, name))
}

/** The contents of the meta elements with a name or property. */
export function metas(page: Pick<RenderedPage, 'document'>, name: string): string[] {
  return values(page, `meta[name="${name}"], meta[property="${name}"]`, 'content')
}

/** The start tag of an element, shortened to fit into a sentence: `<a class="button" href="/x">`. */
export function opening(element: HTMLElement): string {
  const whole = `<${element.rawTagName}${element.rawAttrs === '' ? '' : ` ${element.rawAttrs.trim()}`}>`
  return whole.length > 80 ? `${whole.slice(0, 79)}…` : whole
}

/** Whether the content of an element gives it a name: text, or the alt text of images, unless hidden from screen readers. */
export function hasContent(node: Node): boolean {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim() !== ''
  if (!isElement(node) || attribute(node, 'aria-hidden') === 'true') return false
  const own = attribute(node, 'alt') || attribute(node, 'aria-label')
  return own.trim() !== '' || node.childNodes.some(hasContent)
}
