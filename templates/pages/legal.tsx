import { textHead } from '../components/text-head'
import type { PageModule } from '../model/site-types'
import type { LegalPage } from '../model/types'
import '../components/prose.css'
import './legal.css'

/** The legal pages, one per file in `data/legal/`. */
export default {
  pages: (site) =>
    site.legal.map((text) => {
      const { updated, address } = text
      return { address, head: textHead(text, site, updated), updated, isLong: true, props: { text } }
    }),
  body: Legal,
} satisfies PageModule<LegalProps>

interface LegalProps {
  readonly text: LegalPage
}

function Legal({ text }: LegalProps) {
  return (
    <article className="legal">
      <header className="page-head">
        <h1>{text.title}</h1>
        <p>
          Last updated: <time dateTime={text.updated}>{text.updatedText}</time>
        </p>
      </header>
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ul>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which raw HTML is text */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
    </article>
  )
}
