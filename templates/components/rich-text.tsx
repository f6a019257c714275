import type { Rich } from '../model/types'

/** Distinguishes the texts of a list. */
export function keyOf(text: Rich): string {
  return typeof text === 'string' ? text : text.html
}

/** A long text as paragraphs. */
export function RichText({ of }: { readonly of: Rich }) {
  if (typeof of === 'string') return <p>{of}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which raw HTML is text
  return <div className="rich" dangerouslySetInnerHTML={{ __html: of.html }} />
}
