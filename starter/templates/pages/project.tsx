import type { Project, Site } from '../model'
import type { PageModule } from '../site-types'

interface ProjectProps {
  readonly project: Project
  readonly list: Pick<Site['texts']['projects'], 'title'> & { readonly href: string }
}

/** A page for each project. */
const template: PageModule<ProjectProps> = {
  pages: ({ name, texts, projects, projectList }) =>
    projects.map((project) => ({
      address: project.address,
      head: {
        title: `${project.name} | ${name}`,
        description: project.description,
        share: { title: project.name, line: project.summary },
        jsonLd: [],
      },
      updated: project.updated,
      // The link in the header that is marked as the current one.
      within: projectList,
      props: { project, list: { title: texts.projects.title, href: projectList.href } },
    })),
  body: ({ project, list }) => (
    <article>
      <header className="hero">
        <p className="note">{project.year}</p>
        <h1>{project.name}</h1>
        <p className="lead">{project.summary}</p>
      </header>
      <div className="prose">
        {project.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {project.link !== undefined && (
          <p>
            <a href={project.link}>More about {project.name}</a>
          </p>
        )}
      </div>
      <p>
        <a className="button" href={list.href}>
          {list.title}
        </a>
      </p>
    </article>
  ),
}

export default template
