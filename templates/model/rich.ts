import type { ModelTools } from 'build-site'

/** A long text of the data: a plain paragraph, or HTML if it has links, emphasis, lists or several paragraphs. */
export type Rich = string | { readonly html: string }

/** Characters with a meaning in Markdown; most texts have none and stay as they are. */
const marks = /[*_`[<&\\]|\n|^\s*(?:[-+#>]|\d+[.)])\s/

/** Makes a long text, in which Markdown is interpreted. */
export function rich(text: string, { markdown }: Pick<ModelTools, 'markdown'>): Rich {
  return marks.test(text) ? { html: markdown(text).html.replaceAll('<ul>', '<ul class="bullets">') } : text
}
