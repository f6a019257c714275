import MarkdownIt from 'markdown-it'

/** A text made from Markdown: its HTML, and its level-two headings for a table of contents. */
export interface Prose {
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** Raw HTML stays text and links are checked by scheme, so that data is never markup. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/**
 * Turns Markdown into HTML with an id on every heading.
 *
 * @param href makes the address of a link within the site from its path
 */
export function renderMarkdown(text: string, href: (path: string) => string): Prose {
  const tokens = markdown.parse(text, {})
  const sections: { id: string; title: string }[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const title = tokens[index + 1]?.content ?? ''
      const id = headingId(title)
      token.attrSet('id', id)
      if (token.tag === 'h2') sections.push({ id, title })
    }
    for (const child of token.children ?? []) {
      const target = child.type === 'link_open' ? String(child.attrGet('href')) : ''
      if (target.startsWith('/')) child.attrSet('href', href(target))
    }
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections }
}

/** `5. Intellectual Property Rights` becomes `intellectual-property-rights`: numbers may change, links should not. */
function headingId(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{Letter}\p{Number}]+/gu) ?? ['section']
  return words.filter((word, index) => index > 0 || !/^\d+$/.test(word)).join('-')
}
