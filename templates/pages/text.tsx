import { textHead } from '../components/text-head'
import type { PageModule } from '../model/site-types'
import type { LegalPage } from '../model/types'
import '../components/prose.css'
import './legal.css'

/** A page for each text in `data/pages/`, at an address of its own. */
export default {
  pages: (site) =>
    site.texts.map((text) => {
      const { title, html, updated, address } = text
      return { address, head: textHead(text, site), updated, isLong: true, props: { title, html } }
    }),
  body: Text,
} satisfies PageModule<TextProps>

type TextProps = Pick<LegalPage, 'title' | 'html'>

function Text({ title, html }: TextProps) {
  return (
    <article className="legal">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which raw HTML is text */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
