import type { Page } from 'build-site'
import { PressAbout } from '../components/press-about'
import type { PageModule } from '../model/site-types'
import type { PressContact, PressNote, PressRoom, Site, Studio } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { webPage } from '../structured-data/web-page'
import './press.css'

/** The press room, if there is any note: all of them by year. */
const template: PageModule<PressProps> = {
  pages: (site) => (site.press === undefined ? [] : [pressPage(site.press, site)]),
  body: Press,
}

export default template

/** What the list shows of a note. */
interface ListedNote extends Pick<PressNote, 'slug' | 'title' | 'summary' | 'date' | 'dateText'> {
  readonly href: string
}

interface PressProps {
  readonly title: string
  readonly lead: string
  readonly studio: Pick<Studio, 'name' | 'blurb' | 'ownership'>
  readonly contact: PressContact
  readonly feed: string
  readonly years: readonly { readonly year: string; readonly notes: readonly ListedNote[] }[]
}

function pressPage(press: PressRoom, { studio, addresses }: Site): Page<PressProps> {
  const { title, address, feed, feedTitle, updated, years } = press
  const { name, blurb, ownership, email, mailto } = studio
  const lead = `News from ${name}: launches, sales and changes.`
  const description = `${lead} Newest first, with a contact for journalists.`
  return {
    address,
    head: {
      title: `${title} | ${name}`,
      description,
      alternates: [{ type: 'application/atom+xml', title: feedTitle, address: feed }],
      share: { title, line: `News from ${name}` },
      jsonLd: [
        webPage({ name: title, description, url: address.url }),
        breadcrumbs({ name, url: addresses.home.url }, { name: title, url: address.url }),
      ],
    },
    updated,
    isLong: true,
    props: {
      ...{ title, lead, studio: { name, blurb, ownership }, contact: { name, email, mailto }, feed: feed.href },
      years: years.map(({ year, notes }) => ({ year, notes: notes.map(listed) })),
    },
  }
}

function listed({ slug, title, summary, date, dateText, address }: PressNote): ListedNote {
  return { slug, title, summary, date, dateText, href: address.href }
}

function Press({ title, lead, studio, contact, feed, years }: PressProps) {
  return (
    <div className="press">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {years.map(({ year, notes }) => (
        <section className="press-year" aria-labelledby={`year-${year}`} key={year}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {notes.map((note) => (
              <li className="press-entry" key={note.slug}>
                <time dateTime={note.date}>{note.dateText}</time>
                <h3>
                  <a href={note.href}>{note.title}</a>
                </h3>
                <p>{note.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PressAbout studio={studio} contact={contact} feed={feed} />
    </div>
  )
}
