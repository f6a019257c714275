import type { ModelTools } from 'build-site'

/** A long text of the data: a paragraph as it is, or the HTML of one with links, emphasis, lists or more paragraphs. */
export type Rich = string | { readonly html: string }

/** What may mean something in Markdown; of most texts, there is nothing to make. */
const marks = /[*_`[<&\\]|\n|^\s*(?:[-+#>]|\d+[.)])\s/

/** Makes a long text, in which Markdown is interpreted. */
export function rich(text: string, { markdown }: Pick<ModelTools, 'markdown'>): Rich {
  return marks.test(text) ? { html: markdown(text).html.replaceAll('<ul>', '<ul class="bullets">') } : text
}
