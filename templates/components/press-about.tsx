import type { PressContact, Studio } from '../model/types'
import './press-about.css'

interface PressAboutProps {
  readonly studio: Pick<Studio, 'name' | 'blurb' | 'ownership'>
  readonly contact: PressContact
  /** Address of the feed. */
  readonly feed: string
}

/** What stands at the end of every page of the press room: who the studio is, whom to ask, and how to hear more. */
export function PressAbout({ studio, contact, feed }: PressAboutProps) {
  return (
    <div className="press-about">
      <section aria-labelledby="about">
        <h2 id="about">About {studio.name}</h2>
        <p>{studio.blurb}</p>
        <p>{studio.ownership}</p>
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
