import type { PageModule } from '../model/site-types'
import type { LegalPage } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { webPage } from '../structured-data/web-page'
import '../components/prose.css'
import './legal.css'

/** The legal pages, one per file in `data/legal/`. */
const template: PageModule<LegalProps> = {
  pages: (site) =>
    site.legal.map((text) => {
      const { title, description, updated, address } = text
      const { studio, addresses } = site
      return {
        address,
        head: {
          title: `${title} | ${studio.name}`,
          description,
          share: { title, line: studio.name },
          jsonLd: [
            webPage({ name: title, description, url: address.url }, updated),
            breadcrumbs({ name: studio.name, url: addresses.home.url }, { name: title, url: address.url }),
          ],
        },
        updated,
        isLong: true,
        props: { text },
      }
    }),
  body: Legal,
}

export default template

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
