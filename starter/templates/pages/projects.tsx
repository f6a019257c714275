import { ProjectCards } from '../components/project-cards'
import type { Site } from '../model'
import type { PageModule } from '../site-types'

interface ProjectsProps extends Pick<Site, 'projects'> {
  readonly text: Site['texts']['projects']
}

/** The list of all projects. */
const template: PageModule<ProjectsProps> = {
  pages: ({ name, texts, projects, projectList }) => [
    {
      address: projectList,
      head: {
        title: `${texts.projects.title} | ${name}`,
        description: texts.projects.description,
        share: { title: texts.projects.title, line: name },
        jsonLd: [],
      },
      updated: texts.updated,
      props: { text: texts.projects, projects },
    },
  ],
  body: ({ text, projects }) => (
    <>
      <header className="hero">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <ProjectCards projects={projects} heading="h2" />
    </>
  ),
}

export default template
