import type { PressNote, PressRoom, Site } from '../model/types'
import './press-about.css'

type PressAboutProps = Pick<Site, 'studio'> & Pick<PressNote, 'contact'> & Pick<PressRoom, 'feed'>

/** Who the studio is, whom to ask, and how to subscribe: the end of every page of the press room. */
export function PressAbout({ studio: { name, blurb, ownership }, contact, feed }: PressAboutProps) {
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
          <a href={feed.href} type="application/atom+xml">
            Atom feed
          </a>
        </p>
      </section>
    </div>
  )
}
