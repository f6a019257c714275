import type { Site } from '../model'
import type { PageModule } from '../site-types'

interface TextProps {
  readonly page: Site['pages'][number]
}

/** A page for each Markdown file in data/pages/. */
const template: PageModule<TextProps> = {
  pages: ({ name, pages }) =>
    pages.map((page) => ({
      address: page.address,
      head: {
        title: `${page.title} | ${name}`,
        description: page.description,
        share: { title: page.title, line: name },
        jsonLd: [],
      },
      updated: page.updated,
      props: { page },
    })),
  body: ({ page }) => (
    <article>
      <header className="hero">
        <h1>{page.title}</h1>
      </header>
      {/* Safe: it is made from Markdown, in which HTML is only text. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  ),
}

export default template
