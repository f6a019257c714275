import type { PageModule } from '../model/site-types'
import type { LegalPage } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { webPage } from '../structured-data/web-page'
import '../components/prose.css'
import './legal.css'

/** A page for each text in `data/pages/`, at an address of its own. */
const template: PageModule<TextProps> = {
  pages: ({ texts, studio, addresses }) =>
    texts.map(({ title, description, updated, address, html }) => ({
      address,
      head: {
        title: `${title} | ${studio.name}`,
        description,
        share: { title, line: studio.name },
        jsonLd: [
          webPage({ name: title, description, url: address.url }),
          breadcrumbs({ name: studio.name, url: addresses.home.url }, { name: title, url: address.url }),
        ],
      },
      updated,
      isLong: true,
      props: { title, html },
    })),
  body: Text,
}

export default template

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
