import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import { breadcrumbs, contactPage } from '../structured-data/web-page'
import './contact.css'
import { ActionButton } from '../components/action-button'

/** The contact page: an address and topics, no form. For a site that names its people, see `contact-people.tsx`. */
export default {
  pages: (site) => (site.people.length === 0 ? contactPages(site) : []),
  body: Contact,
} satisfies PageModule<ContactProps>

/** What the contact page shows. */
export type ContactProps = ReturnType<typeof contactPages>[number]['props']

/** The contact page as data, if there is one. */
export function contactPages(site: Site) {
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

/** The body of the contact page, without people. */
export function Contact({ frame: { studio }, contact, portfolios, press }: Framed<ContactProps>) {
  const host = studio.email.indexOf('@') + 1
  return (
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
  )
}
