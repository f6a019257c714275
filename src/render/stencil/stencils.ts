import type { ReactNode } from 'react'
import type { Minified } from '../minify/minified'
import type { PageMinifier } from '../minify/page-minifier'
import { itemMark, outlineOf } from './outline'
import { Shape } from './shape'
import { filled, type Stencil, type StencilledPart } from './stencil'
import { Trace } from './trace'

/** The body of a page that has not been rendered yet. */
export interface PageBody {
  /** Calls a function with what the component of the page returns. @throws whatever the template throws */
  readonly follow: <T>(task: (node: ReactNode) => T) => T
  /** Renders it with React. @throws InputError when its template throws */
  readonly markup: () => string
  /** Renders a part of it with React. @throws InputError when its template throws */
  readonly render: (part: ReactNode) => string
}

/** In steps: more than the shapes of any site have, unless they contain texts. */
const limit = 50_000

/**
 * Stencils for pages: React renders and the minifier minifies what pages of the same shape have in common, once. The
 * result is what they would make of each page.
 */
export class Stencils {
  readonly #minifier: PageMinifier
  #first = new Shape<Stencil | null>()

  constructor(minifier: PageMinifier) {
    this.#minifier = minifier
  }

  /**
   * The body of a page, minified. Undefined for one that React has to render.
   *
   * @throws InputError when its template throws
   */
  async print(body: PageBody): Promise<Minified | undefined> {
    if (this.#first.steps > limit) this.#first = new Shape()
    const part = this.#traced(body)
    if (part === undefined) return undefined
    const known = filled(part)
    if (known !== undefined) return known
    await this.#prepare(part, body)
    return filled(part)
  }

  /** Undefined if the page cannot be traced. If its template throws, React has it throw again. */
  #traced({ follow }: PageBody): StencilledPart | undefined {
    try {
      return follow((node) => new Trace(this.#first).part('main', node))
    } catch {
      return undefined
    }
  }

  /** Makes the stencils that are missing. */
  async #prepare(part: StencilledPart, body: PageBody): Promise<void> {
    const { shape, contents } = part
    if (shape.known === undefined) shape.known = await this.#stencilOf(part, body)
    for (const content of contents) if (typeof content !== 'string') await this.#prepare(content, body)
  }

  /** Null unless the markup contains exactly the contents that were traced. */
  async #stencilOf({ name, node, contents }: StencilledPart, { render }: PageBody): Promise<Stencil | null> {
    const form = await this.#minifier.formOf(`<${name}>${render(outlineOf(node))}</${name}>`)
    const traced = contents.map((content) => (typeof content === 'string' ? content : itemMark))
    if (form?.isWhole !== true || form.contents.join('\0') !== traced.join('\0')) return null
    const { pieces, isHarmless } = form
    return pieces.length === contents.length + 1 ? { pieces: withinTags(pieces), isHarmless } : null
  }
}

/** The content of an element without attributes. Both are the pieces of a form. */
function withinTags(pieces: readonly string[]): readonly string[] {
  const begun = pieces.with(0, pieces[0]?.replace(/^<\w+>/, '') ?? '')
  return begun.with(-1, begun.at(-1)?.replace(/<\/\w+>$/, '') ?? '')
}
