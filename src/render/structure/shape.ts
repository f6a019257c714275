/**
 * The shape of a part of a page: everything except its contents, as a path through a tree of tokens. Parts of the same
 * shape lead to the same object.
 */
export class Shape<Known> {
  /** What is known about the parts that end here. */
  known: Known | undefined

  readonly #size: { steps: number }
  readonly #next = new Map<string, Shape<Known>>()

  /** The start of all shapes of a tree; a new tree when the old one is too large. */
  constructor(size = { steps: 0 }) {
    this.#size = size
  }

  /** How many steps the whole tree has. */
  get steps(): number {
    return this.#size.steps
  }

  /** The shape after one more token: a tag, an attribute, or the place of a content. */
  step(token: string): Shape<Known> {
    const known = this.#next.get(token)
    if (known !== undefined) return known
    const added = new Shape<Known>(this.#size)
    this.#size.steps += 1
    this.#next.set(token, added)
    return added
  }
}
