import { blank } from './page-form'

/**
 * Characters that end a content, may not be content, or may be changed by the minifier. A page with any of the latter
 * two is taken apart in full.
 */
const ending = /["<>\uE000-\uE002]|\s\s|[^\S ]/g

/** The text of scripts and styles may contain characters that end other contents. */
const unbounded = /<(?:script|style)\b/i

/** One piece of a form, and the pieces that may follow it after a content. */
interface Branch<Known> {
  readonly piece: string
  /** The character that ends the content after the piece; undefined for the last piece of a form. */
  readonly end: '<' | '"' | undefined
  readonly next: Branch<Known>[]
  readonly known?: Known
}

/** A page of a known form. */
interface Recognized<Known> {
  readonly known: Known
  readonly contents: readonly string[]
}

/**
 * Remembers the forms of pages as a prefix tree of their pieces, so that another page of a known form is taken apart by
 * comparing it piece by piece, in less than half the time.
 */
export class KnownForms<Known> {
  readonly #limit: number
  #size = 0
  #first: Branch<Known>[] = []

  /** @param limit maximum number of remembered forms */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Remembers a form. @param form as returned by `takeApart` */
  add(form: string, known: Known): void {
    if (unbounded.test(form)) return
    if (this.#size >= this.#limit) {
      this.#first = []
      this.#size = 0
    }
    this.#size += 1
    const pieces = form.split(blank)
    const last = pieces.pop() ?? ''
    let branches = this.#first
    for (const piece of pieces) branches = branchOf(branches, piece).next
    branches.push({ piece: last, end: undefined, next: [], known })
  }

  /** The contents that `takeApart` would find. Undefined if the form is unknown or ambiguous. */
  find(html: string): Recognized<Known> | undefined {
    const contents: string[] = []
    let at = 0
    let branches = this.#first
    for (;;) {
      const branch = fitting(branches, html, at)
      if (branch === undefined) return undefined
      const { piece, end, next, known } = branch
      at += piece.length
      if (end === undefined) return known && { known, contents }
      const stop = endOfContent(html, at, end)
      if (stop === undefined) return undefined
      contents.push(html.slice(at, stop))
      at = stop
      branches = next
    }
  }
}

function branchOf<Known>(branches: Branch<Known>[], piece: string): Branch<Known> {
  const known = branches.find((branch) => branch.piece === piece && branch.end !== undefined)
  if (known !== undefined) return known
  const branch: Branch<Known> = { piece, end: piece.trimEnd().endsWith('"') ? '"' : '<', next: [] }
  branches.push(branch)
  return branch
}

/** The branch whose piece is at this position, followed by a content or by the end of the page. */
function fitting<Known>(branches: readonly Branch<Known>[], html: string, at: number): Branch<Known> | undefined {
  // A hot path, run for every content of every page: a callback per branch would cost a third more.
  for (const branch of branches) {
    const stop = at + branch.piece.length
    // Comparing a slice is faster than `startsWith`, which goes character by character.
    if (html.slice(at, stop) !== branch.piece) continue
    const behind = html[stop]
    if (behind === undefined ? branch.end === undefined : isContent(behind, branch.end)) return branch
  }
  return undefined
}

/** Whether a character begins a content. A space belongs to the piece before it, and nothing follows the last piece. */
function isContent(character: string, end: Branch<unknown>['end']): boolean {
  return end !== undefined && character !== end && character !== ' '
}

/** Where a content ends; undefined if that is ambiguous. A trailing space belongs to the next piece. */
function endOfContent(html: string, at: number, end: Branch<unknown>['end']): number | undefined {
  ending.lastIndex = at
  const stop = ending.test(html) ? ending.lastIndex - 1 : -1
  if (html[stop] !== end) return undefined
  return html[stop - 1] === ' ' ? stop - 1 : stop
}
