import type { MinifiedForm } from '../minify/minified'
import type { Part } from './trace'

/** Minified markup as the pieces around its contents. */
export type Stencil = Pick<MinifiedForm, 'pieces' | 'isHarmless'>

/** A part whose shape may have a stencil; null if there can be none. */
export type StencilledPart = Part<Stencil | null>

/** A filled part of a page. */
interface Filled {
  /** In pieces, since joining long texts takes memory again. */
  readonly texts: string[]
  isHarmless: boolean
}

/** Fills the stencil of a part, and those of its items. Undefined if one of them is missing. */
export function filled(part: StencilledPart): Readonly<Filled> | undefined {
  const page: Filled = { texts: [], isHarmless: true }
  return fill(part, page) ? page : undefined
}

function fill({ shape: { known }, contents }: StencilledPart, page: Filled): boolean {
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
