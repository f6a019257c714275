/** A long text of the data: a paragraph as it is, or the HTML of one with links, emphasis, lists or more paragraphs. */
export type Rich = string | { readonly html: string }
