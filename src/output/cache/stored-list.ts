import { jsonLines } from './json-lines'
import { changed, changesOf, type ItemsBefore, itemsBefore, type ListChanges, type Telling } from './list-changes'
import type { TextStore } from './text-store'

/** A list, and what is told of it as a whole. */
export interface HeadedList<Head, Item> {
  readonly head: Head
  readonly items: readonly Item[]
}

/** What is told of changes before their items. */
interface ChangesHead<Head> extends Pick<ListChanges<unknown>, 'gone'> {
  readonly head: Head
  /** The hash of the text of the list that they change. */
  readonly of: string
}

/** The list as it was stored as a whole. */
interface Whole<Head, Item> {
  readonly hash: string
  readonly head: Head
  readonly items: ItemsBefore<Item>
}

/** Up to what share of its items is stored apart when it has changed. */
const few = 1 / 20

/**
 * A list of thousands that is stored between builds. When few of it have changed, only these are stored, beside the whole:
 * to write ten thousand takes a fortieth of a build that changes little. Head and items must be plain data; the order of the
 * items may get lost.
 */
export class StoredList<Head, Item extends object> {
  readonly #store: TextStore
  readonly #name: string
  readonly #telling: Telling<Item>
  /** Undefined if there is none, or it is not held. */
  #whole: Whole<Head, Item> | undefined
  /** The hash of the changes as stored; undefined if there are none. */
  #changes: string | undefined

  /** @param name key of the whole list; that of its changes begins with it */
  constructor(store: TextStore, name: string, telling: Telling<Item>) {
    this.#store = store
    this.#name = name
    this.#telling = telling
  }

  /** The list, and a hash of how it is stored; undefined if there is none. */
  read(): (HeadedList<Head, Item> & { readonly hash: string }) | undefined {
    this.rest()
    const whole = this.#readLines<Head>(this.#name)
    if (whole === undefined) return undefined
    const { hash, head, items } = whole
    this.#whole = { hash, head, items: itemsBefore(items, this.#telling) }
    const changes = this.#readLines<ChangesHead<Head>>(this.#nameOfChanges)
    if (changes?.head.of !== hash) return whole
    this.#changes = changes.hash
    const { head: told, gone } = changes.head
    const now = changed(items, { items: changes.items, gone }, this.#telling.keyOf)
    return { hash: `${hash} ${changes.hash}`, head: told, items: now }
  }

  /** Stores the list, unless it is stored already: then it is only marked as used. */
  write({ head, items }: HeadedList<Head, Item>): void {
    const whole = this.#whole
    const changes = whole && changesOf(whole.items, items, this.#telling, whole.items.size * few)
    if (whole === undefined || changes === undefined) this.#writeWhole(head, items)
    else this.#writeChanges(head, changes, whole)
  }

  /** Drops from memory what was read: what is written next is stored as a whole. */
  rest(): void {
    this.#whole = undefined
    this.#changes = undefined
  }

  get #nameOfChanges(): string {
    return `${this.#name}-changes`
  }

  #writeChanges(head: Head, changes: ListChanges<Item>, whole: Whole<Head, Item>): void {
    this.#store.noteUse(this.#name)
    const isSame = changes.items.length + changes.gone.length === 0 && isAlike(head, whole.head)
    if (isSame && this.#changes === undefined) return
    const told: ChangesHead<Head> = { head, of: whole.hash, gone: changes.gone }
    this.#changes = this.#store.renewLines(this.#nameOfChanges, [...linesOf(told, changes.items)], this.#changes)
  }

  #writeWhole(head: Head, items: readonly Item[]): void {
    this.rest()
    // They are of another list.
    this.#store.remove(this.#nameOfChanges)
    this.#store.writeLines(this.#name, linesOf(head, items))
  }

  #readLines<FirstLine>(name: string) {
    const heads: FirstLine[] = []
    const items: Item[] = []
    const hash = this.#store.readLines(name, (line) => {
      if (heads.length === 0) heads.push(JSON.parse(line))
      else items.push(...JSON.parse(line))
    })
    const [head] = heads
    return hash === undefined || head === undefined ? undefined : { hash, head, items }
  }
}

function* linesOf(head: unknown, items: readonly unknown[]): Generator<string> {
  yield `${JSON.stringify(head)}\n`
  yield* jsonLines(items)
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
