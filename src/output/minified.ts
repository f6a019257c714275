import { putTogether } from './page-form'
import { withItems } from './page-items'

/** What stands in an element of a page, minified. */
export interface Inside {
  readonly html: string
  /** Whether it is sure to hold nothing that a policy has to allow. */
  readonly isHarmless: boolean
}

/** Minified markup. */
export interface Minified extends Inside {
  /** Whether every element that begins in it also ends in it, in order. */
  readonly isWhole: boolean
}

/** A minified form as the pieces between its blanks. */
export interface MinifiedForm extends Omit<Minified, 'html'> {
  readonly pieces: readonly string[]
  /** Whether the minifier leaves it as it is. */
  readonly isSame: boolean
}

/** The tags of a form, in order. */
export function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}

/** A page of a form. Undefined where the form has another number of blanks. @param page as it was taken apart */
export function together(form: MinifiedForm, { contents, page }: { contents: readonly string[]; page: string }) {
  const html = form.isSame ? page : putTogether(form.pieces, contents)
  return html === undefined ? undefined : { html, isHarmless: form.isHarmless, isWhole: form.isWhole }
}

/** Markup of which the items were minified apart; undefined where one of them could not be, or does not end in itself. */
export function joined([outline, ...items]: readonly (Minified | undefined)[], mark: string): Minified | undefined {
  const minified = items.filter((item): item is Minified => item?.isWhole === true)
  if (outline === undefined || minified.length < items.length) return undefined
  const html = withItems(outline.html, { mark, items: minified.map((item) => item.html) })
  if (html === undefined) return undefined
  return { ...outline, html, isHarmless: [outline, ...minified].every((part) => part.isHarmless) }
}
