import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
import type { RenderedPage } from './rendered-site'

const unseen = ['SCRIPT', 'STYLE', 'TEMPLATE']

/** The text of an element as a reader gets it: no scripts or styles, white space collapsed. */
export function textOf(element: Node): string {
  return pieces(element).join(' ').replace(/\s+/g, ' ').trim()
}

function pieces(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text]
  return isElement(node) && unseen.includes(node.tagName) ? [] : node.childNodes.flatMap(pieces)
}

/** Whether a node is an element. */
export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE
}

/** The elements of a page that a selector finds. */
export function all({ document }: RenderedPage, selector: string): HTMLElement[] {
  return document.querySelectorAll(selector)
}

/** An attribute, empty where it is missing. */
export function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? ''
}

/** What the meta elements of a name or property say. */
export function metas(page: RenderedPage, name: string): string[] {
  return all(page, `meta[name="${name}"], meta[property="${name}"]`).map((meta) => attribute(meta, 'content'))
}

/** How an element begins, short enough for a sentence: `<a class="button" href="/x">`. */
export function opening(element: HTMLElement): string {
  const whole = `<${element.rawTagName}${element.rawAttrs === '' ? '' : ` ${element.rawAttrs.trim()}`}>`
  return whole.length > 80 ? `${whole.slice(0, 79)}…` : whole
}
