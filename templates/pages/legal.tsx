import type { PageModule } from '../model/site-types'
import type { LegalPage, Site } from '../model/types'
import { breadcrumbs, webPage } from '../structured-data/web-page'
import '../components/prose.css'
import './legal.css'

/** A page for each text in `data/legal/`, with its date and contents, and in `data/pages/`, without them. */
export default {
  pages: (site) => [
    ...site.legal.map((text) => textPage(text, { isLegal: true }, site)),
    ...site.texts.map((text) => textPage(text, { isLegal: false }, site)),
  ],
  body: Text,
} satisfies PageModule<TextProps>

type TextProps = ReturnType<typeof textPage>['props']

function textPage(text: LegalPage, { isLegal }: { readonly isLegal: boolean }, site: Site) {
  const { title, description, html, updated, updatedText, sections, address } = text
  const { name } = site.studio
  return {
    address,
    head: {
      title: `${title} | ${name}`,
      description,
      share: { title, line: name },
      jsonLd: [
        webPage({ name: title, description, url: address.url }, isLegal ? updated : undefined),
        breadcrumbs(site, { name: title, url: address.url }),
      ],
    },
    updated,
    isLong: true,
    props: { title, html, legal: isLegal ? { updated, updatedText, sections } : undefined },
  }
}

function Text({ title, html, legal }: TextProps) {
  return (
    <article className="legal">
      <header className="page-head">
        <h1>{title}</h1>
        {legal !== undefined && (
          <p>
            Last updated: <time dateTime={legal.updated}>{legal.updatedText}</time>
          </p>
        )}
      </header>
      {legal !== undefined && (
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ul>
            {legal.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which raw HTML is text */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
