/** What is known about minified markup. */
interface AboutMinified {
  /** Whether it is certain to contain nothing that a policy must allow. */
  readonly isHarmless: boolean
}

/** Minified markup as a list of strings: joining a long list takes memory again. */
export interface Minified extends AboutMinified {
  readonly texts: readonly string[]
}

/** A minified form as the pieces between its blanks. */
export interface MinifiedForm extends AboutMinified {
  readonly pieces: readonly string[]
  /** Whether it is well-formed: every element that is opened is closed, in order. */
  readonly isWhole: boolean
}

/** The tags of a form, in order. */
export function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}
