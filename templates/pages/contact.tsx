import type { Page } from 'build-site'
import type { PageModule } from '../model/site-types'
import type { Collection, PressRoom, Site } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { contactPage } from '../structured-data/web-page'
import './contact.css'

/** The contact page: an address and topics, no form. Of a site that names its people, see `contact-people.tsx`. */
const template: PageModule<ContactProps> = {
  pages: (site) => (site.people.length === 0 ? [contactPageOf(site)] : []),
  body: Contact,
}

export default template

/** What the contact page shows besides people. */
export interface ContactProps extends Pick<Site, 'contact' | 'studio'> {
  /** The portfolios. */
  readonly collections: readonly Pick<Collection, 'slug' | 'name' | 'address'>[]
  /** The press room, if there is one. */
  readonly press: Pick<PressRoom, 'title' | 'address'> | undefined
}

/** The contact page as data. */
export function contactPageOf(site: Site): Page<ContactProps> {
  const { contact, addresses, studio } = site
  const { url } = addresses.contact
  return {
    address: addresses.contact,
    head: {
      title: `${contact.title} | ${studio.name}`,
      description: contact.description,
      share: { title: contact.title, line: studio.email },
      jsonLd: [
        contactPage({ name: contact.heading, description: contact.description, url }, site),
        breadcrumbs({ name: studio.name, url: addresses.home.url }, { name: contact.title, url }),
      ],
    },
    updated: contact.updated,
    props: {
      contact,
      studio,
      collections: site.collections.map(({ slug, texts, address }) => ({ slug, name: texts.title, address })),
      press: site.press && { title: site.press.title, address: site.press.address },
    },
  }
}

/** The body of the contact page, without people. */
export function Contact({ contact, studio, collections, press }: ContactProps) {
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
            <Email address={studio.email} />
          </a>
        </p>
      </section>
      <section className="contact-topics" aria-labelledby="topics">
        <h2 id="topics">{contact.topicsHeading}</h2>
        <ul>
          {contact.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </section>
      <div className="button-row">
        <a className="button" data-variant="primary" href={studio.mailto}>
          {contact.action}
        </a>
        {collections.map(({ slug, name, address }) => (
          <a className="button" data-variant="outline" data-collection={slug} href={address.href} key={slug}>
            {name}
          </a>
        ))}
        {press !== undefined && (
          <a className="button" data-variant="outline" href={press.address.href}>
            {press.title}
          </a>
        )}
      </div>
    </div>
  )
}

/** An address that breaks after its at sign where it is too long for a line, not before its last letter. */
function Email({ address }: { readonly address: string }) {
  const host = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  )
}
