import { putTogether } from './page-form'
import { withItems } from './page-items'

/** What is known about minified markup. */
interface AboutMinified {
  /** Whether it is certain to contain nothing that a policy must allow. */
  readonly isHarmless: boolean
  /** Whether it is well-formed: every element that is opened is closed, in order. */
  readonly isWhole: boolean
}

/**
 * Minified markup as a list of strings: joining a long list allocates memory again, and takes longer than minifying it.
 */
export interface Minified extends AboutMinified {
  readonly texts: readonly string[]
}

/** A minified form as the pieces between its blanks. */
export interface MinifiedForm extends AboutMinified {
  readonly pieces: readonly string[]
  /** Whether minifying leaves it unchanged. */
  readonly isSame: boolean
}

/** The tags of a form, in order. */
export function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}

/** Minified markup as one string. */
export function htmlOf({ texts }: Minified): string {
  return texts.join('')
}

/** Fills a form with contents. Undefined if the form has a different number of blanks. @param page the original page */
export function together(
  { pieces, isSame, isHarmless, isWhole }: MinifiedForm,
  { contents, page }: { contents: readonly string[]; page: string },
): Minified | undefined {
  const html = isSame ? page : putTogether(pieces, contents)
  return html === undefined ? undefined : { texts: [html], isHarmless, isWhole }
}

/** Markup whose items were minified separately; undefined if one of them could not be or is not well-formed. */
export function joined([outline, ...items]: readonly (Minified | undefined)[], mark: string): Minified | undefined {
  const minified = items.filter((item): item is Minified => item?.isWhole === true)
  if (outline === undefined || minified.length < items.length) return undefined
  const texts = withItems(htmlOf(outline), { mark, items: minified.map(({ texts }) => texts) })
  if (texts === undefined) return undefined
  return { texts, isHarmless: [outline, ...minified].every((part) => part.isHarmless), isWhole: outline.isWhole }
}
