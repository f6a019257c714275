import { PressAbout } from '../components/press-about'
import type { Framed, PageModule } from '../model/site-types'
import type { PressNote, PressRoom, Site } from '../model/types'
import { newsArticle } from '../structured-data/organization'
import { breadcrumbs } from '../structured-data/web-page'
import '../components/prose.css'
import './press-note.css'

/** A page for each note for the press. */
export default {
  pages: ({ press, ...site }) => press?.notes.map((note) => notePage(note, press, site)) ?? [],
  body: Note,
} satisfies PageModule<NoteProps>

type NoteProps = ReturnType<typeof notePage>['props']

/** How many other notes a note links to. */
const otherNotes = 3

function notePage(note: PressNote, press: PressRoom, site: Pick<Site, 'studio' | 'addresses'>) {
  const { title, summary, date, dateText, changed, contact, html, address } = note
  const others = press.notes.filter((other) => other !== note).slice(0, otherNotes)
  return {
    address,
    within: press.address,
    head: {
      title: `${title} | ${site.studio.name}`,
      description: summary,
      alternates: [{ type: 'application/atom+xml', title: press.feedTitle, address: press.feed }],
      share: { title, line: `${press.title}, ${dateText}` },
      jsonLd: [
        newsArticle(note, site),
        breadcrumbs(site, { name: press.title, url: press.address.url }, { name: title, url: address.url }),
      ],
    },
    updated: changed?.date ?? date,
    isLong: true,
    props: {
      note: { title, summary, date, dateText, changed, html },
      others: others.map(({ summary, html, contact, changed, ...other }) => other),
      room: { title: press.title, href: press.address.href },
      feed: press.feed,
      contact,
    },
  }
}

function Note({ frame: { studio }, note, others, room, ...about }: Framed<NoteProps>) {
  return (
    <article className="press-note">
      <p className="press-back">
        <a className="button" data-variant="quiet" href={room.href}>
          <span aria-hidden="true">← </span>
          {room.title}
        </a>
      </p>
      <header className="page-head">
        <p className="eyebrow">
          <time dateTime={note.date}>{note.dateText}</time>
          {note.changed !== undefined && (
            <>
              {', updated '}
              <time dateTime={note.changed.date}>{note.changed.text}</time>
            </>
          )}
        </p>
        <h1>{note.title}</h1>
        <p className="lead">{note.summary}</p>
      </header>
      <div className="press-columns">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, in which raw HTML is text */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: note.html }} />
        {others.length > 0 && (
          <nav className="press-others" aria-labelledby="more-news">
            <h2 id="more-news">More News</h2>
            <ul>
              {others.map(({ slug, title, date, dateText, address }) => (
                <li key={slug}>
                  <time dateTime={date}>{dateText}</time>
                  <a href={address.href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <PressAbout studio={studio} {...about} />
    </article>
  )
}
