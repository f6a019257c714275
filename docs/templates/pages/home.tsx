import type { Site } from '../model'
import type { PageModule } from '../site-types'

interface HomeProps extends Pick<Site, 'heading' | 'lead' | 'command'> {
  readonly chapters: readonly {
    readonly title: string
    readonly guides: readonly { readonly title: string; readonly description: string; readonly href: string }[]
  }[]
}

/** The home page: what the program is, how to start, and every page by chapter. */
const template: PageModule<HomeProps> = {
  pages: ({ name, heading, lead, command, description, updated, home, chapters }) => [
    {
      address: home,
      head: { title: `${name}: documentation`, description, share: { title: name, line: lead }, jsonLd: [] },
      updated,
      isLong: true,
      props: {
        heading,
        lead,
        command,
        chapters: chapters.map(({ title, guides }) => ({
          title,
          guides: guides.map((guide) => ({
            title: guide.title,
            description: guide.description,
            href: guide.address.href,
          })),
        })),
      },
    },
  ],
  body: ({ heading, lead, command, chapters }) => (
    <div className="home">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <div className="prose">
        <pre>
          <code>{command}</code>
        </pre>
      </div>
      {chapters.map(({ title, guides }) => (
        <section className="chapter-list" key={title}>
          <h2>{title}</h2>
          <ul>
            {guides.map((guide) => (
              <li key={guide.href}>
                <a href={guide.href}>{guide.title}</a>
                <p>{guide.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

export default template
