import type { Project } from '../model'

interface ProjectCardsProps {
  readonly projects: readonly Project[]
  /** The level of the headings: one below that of the heading above the list. */
  readonly heading: 'h2' | 'h3'
}

/** Projects as a list of cards. */
export function ProjectCards({ projects, heading: Heading }: ProjectCardsProps) {
  return (
    <ul className="cards">
      {projects.map(({ slug, name, year, summary, address }) => (
        <li className="card" key={slug}>
          <Heading>
            <a href={address.href}>{name}</a>
          </Heading>
          <p>{summary}</p>
          <p className="note">{year}</p>
        </li>
      ))}
    </ul>
  )
}
