import { escapeMarkup } from 'build-site'
import { Feed } from 'feed'
import type { PressRoom, Studio } from '../model/types'

/** The notes for the press as an Atom feed, newest first. */
export function pressFeed(press: PressRoom, studio: Pick<Studio, 'name' | 'email'>): string {
  const { notes, address, feed, updated } = press
  const atom = new Feed({
    id: feed.url,
    title: press.feedTitle,
    link: address.url,
    feed: feed.url,
    updated: new Date(updated),
    author: { name: studio.name, email: studio.email },
    generator: false,
  })
  for (const { title, summary, date, changed, address: note } of notes) {
    atom.addItem({
      // Both are HTML to readers of feeds.
      title: escapeMarkup(title),
      description: escapeMarkup(summary),
      id: note.url,
      link: note.url,
      date: new Date(changed?.date ?? date),
      published: new Date(date),
    })
  }
  return `${atom.atom1()}\n`
}
