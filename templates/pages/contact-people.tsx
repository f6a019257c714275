import { imageProps } from 'build-site'
import '../components/people.css'
import { ExternalLink } from '../components/external-link'
import type { Framed, PageModule } from '../model/site-types'
import { Contact, type ContactProps, contactPages } from './contact'

/** The contact page of a site that names its people. A separate template, so that other sites do not get its styles. */
export default {
  pages: (site) => (site.people.length === 0 ? [] : contactPages(site)),
  body: ContactWithPeople,
} satisfies PageModule<ContactProps>

function ContactWithPeople(props: Framed<ContactProps>) {
  return (
    <>
      <Contact {...props} />
      <section className="people" aria-labelledby="people">
        <h2 id="people">People</h2>
        <ul>
          {props.people.map(({ slug, name, role, link, photo }) => (
            <li key={slug}>
              {photo !== undefined && <img className="person-photo" {...imageProps(photo)} alt={photo.alt} />}
              <p className="person-name">
                {link === undefined ? name : <ExternalLink href={link}>{name}</ExternalLink>}
              </p>
              <p className="person-role">{role}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
