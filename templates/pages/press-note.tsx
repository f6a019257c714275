import type { Page } from 'build-site'
import { PressAbout } from '../components/press-about'
import type { PageModule } from '../model/site-types'
import type { PressNote, PressRoom, Site, Studio } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { newsArticle } from '../structured-data/news-article'
import '../components/prose.css'
import './press-note.css'

/** A page for each note for the press. */
const template: PageModule<NoteProps> = {
  pages: (site) => {
    const { press } = site
    return press === undefined ? [] : press.notes.map((note) => notePage(note, press, site))
  },
  body: Note,
}

export default template

type ShownNote = Pick<PressNote, 'title' | 'summary' | 'date' | 'dateText' | 'changed' | 'contact' | 'html'>

/** Another note, as a link. */
interface OtherNote extends Pick<PressNote, 'slug' | 'title' | 'date' | 'dateText'> {
  readonly href: string
}

interface NoteProps {
  readonly note: ShownNote
  /** The newest others. */
  readonly others: readonly OtherNote[]
  readonly room: { readonly title: string; readonly href: string; readonly feed: string }
  readonly studio: Pick<Studio, 'name' | 'blurb' | 'ownership'>
}

/** How many other notes a note links to. */
const otherNotes = 3

function notePage(note: PressNote, press: PressRoom, site: Site): Page<NoteProps> {
  const { title, summary, date, dateText, changed, contact, html, address } = note
  const { name, blurb, ownership } = site.studio
  return {
    address,
    within: press.address,
    head: {
      title: `${title} | ${name}`,
      description: summary,
      alternates: [{ type: 'application/atom+xml', title: press.feedTitle, address: press.feed }],
      share: { title, line: `${press.title}, ${dateText}` },
      jsonLd: [
        newsArticle(note, site),
        breadcrumbs(
          { name, url: site.addresses.home.url },
          { name: press.title, url: press.address.url },
          { name: title, url: address.url },
        ),
      ],
    },
    updated: changed?.date ?? date,
    isLong: true,
    props: {
      note: { title, summary, date, dateText, changed, contact, html },
      others: press.notes
        .filter((other) => other !== note)
        .slice(0, otherNotes)
        .map(otherNote),
      room: { title: press.title, href: press.address.href, feed: press.feed.href },
      studio: { name, blurb, ownership },
    },
  }
}

function otherNote({ slug, title, date, dateText, address }: PressNote): OtherNote {
  return { slug, title, date, dateText, href: address.href }
}

function Note({ note, others, room, studio }: NoteProps) {
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
        <OtherNotes notes={others} />
      </div>
      <PressAbout studio={studio} contact={note.contact} feed={room.feed} />
    </article>
  )
}

function OtherNotes({ notes }: { readonly notes: readonly OtherNote[] }) {
  if (notes.length === 0) return null
  return (
    <nav className="press-others" aria-labelledby="more-news">
      <h2 id="more-news">More News</h2>
      <ul>
        {notes.map(({ slug, title, date, dateText, href }) => (
          <li key={slug}>
            <time dateTime={date}>{dateText}</time>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
