import { putTogether } from './page-form'
import { withItems } from './page-items'

/** What is known of minified markup, besides what it is. */
interface AboutMinified {
  /** Whether it certainly holds nothing that a policy has to allow. */
  readonly isHarmless: boolean
  /** Whether every element that begins in it also ends in it, in order. */
  readonly isWhole: boolean
}

/**
 * Minified markup, as the texts that make it up: joining a long list takes new memory, and more time than minifying it.
 */
export interface Minified extends AboutMinified {
  readonly texts: readonly string[]
}

/** A minified form as the pieces between its blanks. */
export interface MinifiedForm extends AboutMinified {
  readonly pieces: readonly string[]
  /** Whether minifying does not change it. */
  readonly isSame: boolean
}

/** The tags of a form, in order. */
export function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}

/** Minified markup, put together. */
export function htmlOf({ texts }: Minified): string {
  return texts.join('')
}

/** A page of a form. Undefined where the form has another number of blanks. @param page as it was taken apart */
export function together(
  { pieces, isSame, isHarmless, isWhole }: MinifiedForm,
  { contents, page }: { contents: readonly string[]; page: string },
): Minified | undefined {
  const html = isSame ? page : putTogether(pieces, contents)
  return html === undefined ? undefined : { texts: [html], isHarmless, isWhole }
}

/** Markup of which the items were minified apart; undefined where one of them could not be, or does not end in itself. */
export function joined([outline, ...items]: readonly (Minified | undefined)[], mark: string): Minified | undefined {
  const minified = items.filter((item): item is Minified => item?.isWhole === true)
  if (outline === undefined || minified.length < items.length) return undefined
  const texts = withItems(htmlOf(outline), { mark, items: minified.map(({ texts }) => texts) })
  if (texts === undefined) return undefined
  return { texts, isHarmless: [outline, ...minified].every((part) => part.isHarmless), isWhole: outline.isWhole }
}
