import { contentOf, tokenOfContent } from './contents'
import {
  type AnyElement,
  fragment,
  isComponent,
  isElement,
  isItem,
  isOrdinary,
  type Within,
  withinOf,
} from './elements'
import type { Shape } from './shape'

/** The content of an element: its shape, and the contents that fill it. */
export interface Part<Known> {
  /** The name of the element. */
  readonly name: string
  readonly node: unknown
  readonly shape: Shape<Known>
  /** Texts and values as markup, and the contents of items, in order. */
  readonly contents: readonly (string | Part<Known>)[]
}

/** Thrown for what only React can render, such as raw HTML or contexts, and for texts that the minifier may change. */
class NotTraceable extends Error {}

/**
 * Follows the elements of a page to find its shape and contents, without writing any markup. Components are called as
 * React calls them.
 */
export class Trace<Known> {
  readonly #first: Shape<Known>
  #shape: Shape<Known>
  #contents: (string | Part<Known>)[] = []
  /** Text that has not ended yet: several texts in a row are one content. */
  #text = ''
  #within: Within

  constructor(first: Shape<Known>) {
    this.#first = first
    this.#shape = first
  }

  /** Traces the content of an element. @throws NotTraceable, and whatever a component throws */
  part(name: string, node: unknown): Part<Known> {
    const [shape, contents] = [this.#shape, this.#contents]
    this.#shape = this.#first.step(name)
    this.#contents = []
    this.#children(name, node)
    const part = { name, node, shape: this.#shape, contents: this.#contents }
    this.#shape = shape
    this.#contents = contents
    return part
  }

  #follow(node: unknown): void {
    if (typeof node === 'string') this.#text += node
    else if (typeof node === 'number') this.#text += String(node)
    else if (node === null || node === undefined || typeof node === 'boolean') return
    else if (Array.isArray(node)) for (const child of node) this.#follow(child)
    else if (typeof node === 'object' && isElement(node)) this.#element(node)
    else throw new NotTraceable()
  }

  #element({ type, props }: AnyElement): void {
    if (typeof type === 'string') this.#tag(type, props)
    else if (type === fragment) this.#follow(props.children)
    else if (isComponent(type)) this.#follow(type(props))
    else throw new NotTraceable()
  }

  #tag(name: string, props: AnyElement['props']): void {
    if (!isOrdinary(name)) throw new NotTraceable()
    this.#endText()
    this.#step(name)
    for (const key in props) if (key !== 'children') this.#attribute(key, props[key])
    this.#step('>')
    if (isItem(name, this.#within)) {
      this.#contents.push(this.part(name, props.children))
      this.#step('item')
    } else this.#children(name, props.children)
    this.#step('/')
  }

  #children(name: string, children: unknown): void {
    const within = this.#within
    this.#within = withinOf(name, within)
    this.#follow(children)
    this.#endText()
    this.#within = within
  }

  #attribute(name: string, value: unknown): void {
    if (value === null || value === undefined) return
    if (typeof value === 'string') this.#value(name, value)
    else if (typeof value === 'number') this.#value(name, String(value), '\0')
    else if (typeof value === 'boolean') this.#step(name, `\0${value}`)
    else throw new NotTraceable()
  }

  /** @param kind distinguishes the value from a text that looks like it */
  #value(name: string, text: string, kind = ''): void {
    const token = tokenOfContent(name, text)
    if (token === undefined) this.#step(name, kind + text)
    else this.#fill(token, text)
  }

  #endText(): void {
    const text = this.#text
    if (text === '') return
    this.#text = ''
    // React compares the texts of options with the value of their list.
    if (this.#within === 'select') this.#step('text', traceable(contentOf(text)))
    else this.#fill('text', text)
  }

  /** Spaces around a content are left to the minifier. */
  #fill(token: string, text: string): void {
    const content = traceable(contentOf(text))
    const core = content.trim()
    if (core === content) this.#step(token)
    else this.#step(token, core === '' ? content : content.replace(core, () => '.'))
    if (core !== '') this.#contents.push(core)
  }

  #step(token: string, value?: string): void {
    this.#shape = this.#shape.step(token)
    if (value !== undefined) this.#shape = this.#shape.step(value)
  }
}

function traceable(content: string | undefined): string {
  if (content === undefined) throw new NotTraceable()
  return content
}
