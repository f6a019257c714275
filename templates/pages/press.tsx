import { PressAbout } from '../components/press-about'
import type { Framed, PageModule } from '../model/site-types'
import type { PressRoom, Site } from '../model/types'
import { breadcrumbs, webPage } from '../structured-data/web-page'
import './press.css'

/** The press room, if there are any notes: all of them by year. */
export default {
  pages: (site) => (site.press === undefined ? [] : [pressPage(site.press, site)]),
  body: Press,
} satisfies PageModule<PressProps>

type PressProps = ReturnType<typeof pressPage>['props']

function pressPage(press: PressRoom, site: Site) {
  const { title, address, feed, feedTitle, updated, years } = press
  const { name, email, mailto } = site.studio
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
        breadcrumbs(site, { name: title, url: address.url }),
      ],
    },
    updated,
    isLong: true,
    props: { title, lead, feed, contact: { name, email, mailto }, years },
  }
}

function Press({ frame: { studio }, title, lead, years, ...about }: Framed<PressProps>) {
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
                  <a href={note.address.href}>{note.title}</a>
                </h3>
                <p>{note.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PressAbout studio={studio} {...about} />
    </div>
  )
}
