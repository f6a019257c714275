import type { PressNote, PressRoom, Site } from '../model/types'
import './press-about.css'

/** The content at the end of every page of the press room. */
export function pressAbout({ studio }: Pick<Site, 'studio'>, { feed }: PressRoom, contact: PressNote['contact']) {
  const { name, blurb, ownership } = studio
  return { name, blurb, ownership, contact, feed: feed.href }
}

/** Who the studio is, whom to ask, and how to subscribe. */
export function PressAbout({ name, blurb, ownership, contact, feed }: ReturnType<typeof pressAbout>) {
  return (
    <div className="press-about">
      <section aria-labelledby="about">
        <h2 id="about">About {name}</h2>
        <p>{blurb}</p>
        <p>{ownership}</p>
      </section>
      <section aria-labelledby="press-contact">
        <h2 id="press-contact">Press Contact</h2>
        <p>{contact.name}</p>
        <p>
          <a href={contact.mailto}>{contact.email}</a>
        </p>
      </section>
      <section aria-labelledby="feed">
        <h2 id="feed">Follow</h2>
        <p>
          <a href={feed} type="application/atom+xml">
            Atom feed
          </a>
        </p>
      </section>
    </div>
  )
}
