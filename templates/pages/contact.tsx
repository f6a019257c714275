import { imageProps } from 'build-site'
import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import { breadcrumbs, contactPage } from '../structured-data/web-page'
import './contact.css'
import { ActionButton } from '../components/action-button'
import '../components/people.css'
import { ExternalLink } from '../components/external-link'

/** The contact page, if there is one: an address, topics and people, no form. */
export default {
  pages: contactPages,
  body: Contact,
} satisfies PageModule<ContactProps>

type ContactProps = ReturnType<typeof contactPages>[number]['props']

function contactPages(site: Site) {
  const { contact, studio, press, people } = site
  if (contact === undefined) return []
  const { title, heading, description, address } = contact
  const { url } = address
  const portfolios = site.collections.map(({ slug, texts, address }) => ({ slug, title: texts.title, address }))
  return [
    {
      address,
      head: {
        title: `${title} | ${studio.name}`,
        description,
        share: { title, line: studio.email },
        jsonLd: [contactPage({ name: heading, description, url }, site), breadcrumbs(site, { name: title, url })],
      },
      updated: contact.updated,
      props: { contact, portfolios, people, press: press && { title: press.title, href: press.address.href } },
    },
  ]
}

function Contact({ frame: { studio }, contact, portfolios, people, press }: Framed<ContactProps>) {
  const host = studio.email.indexOf('@') + 1
  return (
    <>
      <div className="contact">
        <header className="page-head">
          <h1>{contact.heading}</h1>
          <p className="lead">{contact.lead}</p>
        </header>
        <section className="contact-card" aria-labelledby="email">
          <h2 id="email">{contact.cardHeading}</h2>
          <p>{contact.cardText}</p>
          <p className="contact-email">
            <a href={studio.mailto}>
              {/* It breaks after its at sign if it is too long for a line, instead of before its last letter. */}
              {studio.email.slice(0, host)}
              <wbr />
              {studio.email.slice(host)}
            </a>
          </p>
        </section>
        <section className="contact-topics" aria-labelledby="topics">
          <h2 id="topics">{contact.topicsHeading}</h2>
          <ul>
            {contact.topics.map(({ topic, href }) => (
              <li key={topic}>
                <a href={href}>{topic}</a>
              </li>
            ))}
          </ul>
        </section>
        <div className="button-row">
          <ActionButton label={contact.action} href={studio.mailto} variant="primary" />
          {portfolios.map(({ slug, title, address }) => (
            <ActionButton label={title} href={address.href} variant="outline" collection={slug} key={slug} />
          ))}
          {press !== undefined && <ActionButton label={press.title} href={press.href} variant="outline" />}
        </div>
      </div>
      {people.length > 0 && <People people={people} />}
    </>
  )
}

function People({ people }: Pick<ContactProps, 'people'>) {
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
