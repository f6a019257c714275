import type { ReactNode } from 'react'
import { isHarmless, minifyInside } from '../minify/minify-inside'
import { blank, blanked, outlineOf } from './outline'
import { Shape } from './shape'
import { type Part, Trace } from './trace'

/** The body of a page that has not been rendered yet. */
export interface PageBody {
  /** What the component of the page returns. @throws whatever the template throws */
  readonly node: () => ReactNode
  /** Renders it with React. @throws InputError when its template throws */
  readonly markup: () => string
  /** Renders a part of it with React, which has been traced before. @throws whatever the template throws */
  readonly render: (part: ReactNode) => string
}

/** A body, minified. */
export interface MinifiedBody {
  /** In pieces, since joining long texts takes memory again. */
  readonly texts: readonly string[]
  /** Whether it is certain to contain nothing that a policy must allow. */
  readonly isHarmless: boolean
}

/** What parts of the same shape have in common: minified markup as the pieces around their contents. */
interface Structure {
  readonly pieces: readonly string[]
  readonly isHarmless: boolean
}

/** A part of a page; its shape has no structure yet, or none at all (null). */
export type StructuredPart = Part<Structure | null>

/** In steps: more than the shapes of any site have, unless they contain texts. */
const limit = 50_000

/** Texts in a row are one content. */
const adjacent = new RegExp(`${blank}[\\s${blank}]*${blank}`, 'g')

/**
 * Minified bodies of pages: React renders and the minifier minifies what pages of the same shape have in common, once.
 * The result is what they would make of each page.
 */
export class Structures {
  #first = new Shape<Structure | null>()

  /** Traces the body of a page. Undefined if React must render it, and throw again what its template throws. */
  trace({ node }: PageBody): StructuredPart | undefined {
    if (this.#first.steps > limit) this.#first = new Shape()
    try {
      return new Trace(this.#first).part('main', node())
    } catch {
      return undefined
    }
  }
}

/**
 * The minified body of a page that has been traced. Undefined if React must render it.
 *
 * @throws whatever the template throws
 */
export async function minifiedBody(part: StructuredPart, body: PageBody): Promise<MinifiedBody | undefined> {
  const known = filled(part)
  if (known !== undefined) return known
  await prepare(part, body)
  return filled(part)
}

/** Makes the structures that are missing. */
async function prepare(part: StructuredPart, body: PageBody): Promise<void> {
  const { shape, contents } = part
  if (shape.known === undefined) shape.known = await structureOf(part, body)
  for (const content of contents) if (typeof content !== 'string') await prepare(content, body)
}

/** Null unless React writes exactly the contents that were traced. */
async function structureOf({ name, node, contents }: StructuredPart, { render }: PageBody): Promise<Structure | null> {
  const form = render(outlineOf(name, node, blanked)).replace(adjacent, blank)
  const pieces = form.split(blank)
  const whole = pieces.map((piece, index) => piece + markupOf(contents[index])).join('')
  if (pieces.length !== contents.length + 1 || whole !== render(outlineOf(name, node))) return null
  const minified = (await minifyInside(name, form))?.split(blank)
  if (minified?.length !== pieces.length) return null
  return { pieces: minified, isHarmless: isHarmless(form) }
}

function markupOf(content: string | StructuredPart = ''): string {
  return typeof content === 'string' ? content : blank
}

/** Fills the structure of a part, and those of its items. Undefined if one of them is missing. */
function filled(part: StructuredPart): MinifiedBody | undefined {
  const page = { texts: [], isHarmless: true }
  return fill(part, page) ? page : undefined
}

function fill({ shape: { known }, contents }: StructuredPart, page: { texts: string[]; isHarmless: boolean }): boolean {
  if (known === undefined || known === null) return false
  const { pieces, isHarmless } = known
  page.isHarmless &&= isHarmless
  let text = pieces[0] ?? ''
  // A hot path, run for every content of every page: a callback for each would cost a third more.
  for (let index = 0; index < contents.length; index++) {
    const content = contents[index] ?? ''
    if (typeof content === 'string') text += content
    else {
      page.texts.push(text)
      if (!fill(content, page)) return false
      text = ''
    }
    text += pieces[index + 1] ?? ''
  }
  page.texts.push(text)
  return true
}
