import MarkdownIt, { type Token } from 'markdown-it'

/** The result of rendering Markdown: HTML, and the level-two headings for a table of contents. */
export interface Prose {
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** Creates a Markdown parser. Raw HTML is escaped and links are checked by scheme, so that data is never markup. */
export function markdownReader() {
  return new MarkdownIt({ html: false, linkify: false, typographer: false })
}

/** The content of a text without its structure, with the line (from 0) of each part. */
export function linesOf(text: string, reader: ReturnType<typeof markdownReader>) {
  let line = 0
  return reader.parse(text, {}).map(({ children, map }) => {
    // Table cells have no separate line and use the line of their row.
    line = map?.[0] ?? line
    return { parts: children ?? [], line }
  })
}

const markdown = markdownReader()

/** A table may be wider than a phone: it scrolls, also by keyboard, and is labelled with the heading of its section. */
markdown.renderer.rules.table_open = (tokens, index, options, _, renderer) => {
  const section = tokens.slice(0, index).findLast(({ type }) => type === 'heading_open')
  const id = section?.attrGet('id')
  const label = id === undefined || id === null ? '' : ` aria-labelledby="${id}"`
  return `<div class="table" role="group"${label} tabindex="0">\n${renderer.renderToken(tokens, index, options)}`
}
markdown.renderer.rules.table_close = (tokens, index, options, _, renderer) => {
  return `${renderer.renderToken(tokens, index, options)}</div>\n`
}

/**
 * Renders Markdown as HTML with an id on every heading.
 *
 * @param href adds the base path of the site to the address of an internal link or image, `/domains?q=a`
 */
export function renderMarkdown(text: string, href: (path: string) => string): Prose {
  const tokens = markdown.parse(text, {})
  const sections: { id: string; title: string }[] = []
  const taken = new Map<string, number>()
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const title = plainText(tokens[index + 1])
      const id = freeId(headingId(title), taken)
      token.attrSet('id', id)
      if (token.tag === 'h2') sections.push({ id, title })
    }
    alignByClass(token)
    for (const child of token.children ?? []) rebase(child, href)
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections }
}

/** The text of a heading, without markup. */
export function plainText(token: Token | undefined): string {
  return (token?.children ?? []).map((child) => child.content).join('')
}

/** `5. Intellectual Property Rights` becomes `intellectual-property-rights`: numbers may change, links should not. */
function headingId(title: string): string {
  const words =
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  return words.filter((word, index) => index > 0 || !/^\d+$/.test(word)).join('-') || 'section'
}

/** The id itself, or with a number appended if an earlier heading has it. */
function freeId(id: string, taken: Map<string, number>): string {
  let count = taken.get(id) ?? 1
  let free = id
  while (taken.has(free)) free = `${id}-${++count}`
  taken.set(free, 1)
  taken.set(id, count)
  return free
}

/** Cells have a style for the alignment of their column, which the content security policy of pages refuses. */
function alignByClass(token: Token): void {
  const style = token.attrGet('style')
  if (style !== null) token.attrs = [['class', String(style).replace('text-align:', 'align-')]]
}

/** Links have an `href`, images a `src`. */
function rebase(token: Token, href: (path: string) => string): void {
  for (const name of ['href', 'src']) {
    const target = token.attrGet(name)
    if (target !== null) token.attrSet(name, rebased(String(target), href))
  }
}

/** Prefixes the address of something within the site with its base path; `//host` points elsewhere. */
export function rebased(address: string, href: (path: string) => string): string {
  return /^\/(?!\/)/.test(address) ? href(address) : address
}
