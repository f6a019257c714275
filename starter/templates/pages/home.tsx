import { ProjectCards } from '../components/project-cards'
import type { Site } from '../model'
import type { PageModule } from '../site-types'

/** What the home page shows: plain data, no functions. */
interface HomeProps extends Pick<Site, 'projects' | 'projectList'> {
  readonly text: Site['texts']['home']
}

/** The home page. `pages` lists pages as data, `body` is the content between header and footer. */
const template: PageModule<HomeProps> = {
  pages: ({ name, tagline, texts, home, projects, projectList }) => [
    {
      address: home,
      head: {
        title: `${name} | ${tagline}`,
        description: texts.home.description,
        // The picture that is shown when somebody shares a link to this page.
        share: { title: name, line: tagline },
        // What search engines read: https://schema.org
        jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name, url: home.url }],
      },
      updated: texts.updated,
      props: { text: texts.home, projects: projects.slice(0, 3), projectList },
    },
  ],
  body: ({ text, projects, projectList }) => (
    <>
      <header className="hero">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <section aria-labelledby="newest">
        <h2 id="newest">{text.newest}</h2>
        <ProjectCards projects={projects} heading="h3" />
        <p>
          <a className="button" href={projectList.href}>
            {text.all}
          </a>
        </p>
      </section>
    </>
  ),
}

export default template
