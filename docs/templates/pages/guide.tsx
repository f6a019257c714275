import type { Guide } from '../model'
import type { PageModule } from '../site-types'

interface GuideProps {
  readonly title: string
  readonly description: string
  readonly chapter: string
  readonly html: string
  readonly sections: Guide['sections']
  readonly before: Step | undefined
  readonly after: Step | undefined
}

interface Step {
  readonly title: string
  readonly href: string
}

/** A page for each Markdown file. */
const template: PageModule<GuideProps> = {
  pages: ({ name, guides, updated }) =>
    guides.map((guide, index) => {
      const { title, description, chapter, address, html, sections } = guide
      const [before, after] = [guides[index - 1], guides[index + 1]]
      return {
        address,
        head: {
          title: `${title} | ${name}`,
          description,
          share: { title, line: name },
          jsonLd: [],
          previous: before?.address,
          next: after?.address,
        },
        updated,
        isLong: true,
        props: { title, description, chapter, html, sections, before: step(before), after: step(after) },
      }
    }),
  body: ({ title, chapter, html, sections, before, after }) => (
    <div className="page">
      {sections.length >= 3 && (
        <nav className="contents" aria-label="On this page">
          <details className="fold">
            <summary>On this page</summary>
            <ul>
              {sections.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      )}
      <article>
        <p className="kicker">{chapter}</p>
        <h1>{title}</h1>
        {/* Safe: it is made from Markdown, in which HTML is only text. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <nav className="steps" aria-label="Previous and next page">
          {before !== undefined && (
            <a href={before.href} rel="prev">
              <span>Previous</span> {before.title}
            </a>
          )}
          {after !== undefined && (
            <a href={after.href} rel="next">
              <span>Next</span> {after.title}
            </a>
          )}
        </nav>
      </article>
    </div>
  ),
}

export default template

function step(guide: Guide | undefined): Step | undefined {
  return guide && { title: guide.title, href: guide.address.href }
}
