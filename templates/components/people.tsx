import { imageProps } from 'build-site'
import type { Site } from '../model/types'
import { ExternalLink } from './external-link'
import './people.css'

/** The people of the studio, with what each of them does. */
export function People({ people }: Pick<Site, 'people'>) {
  return (
    <section className="people" aria-labelledby="people">
      <h2 id="people">People</h2>
      <ul>
        {people.map(({ slug, name, role, link, photo }) => (
          <li key={slug}>
            {photo !== undefined && <img className="person-photo" {...imageProps(photo)} alt={photo.alt} />}
            <p className="person-name">{link === undefined ? name : <ExternalLink href={link}>{name}</ExternalLink>}</p>
            <p className="person-role">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
