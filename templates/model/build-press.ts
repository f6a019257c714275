import { compare, groupedBy, latest, type ModelTools, mailto } from 'build-site'
import type { Data } from '../content'
import { formatDate } from '../rules/formats'
import { mainPaths } from './main-paths'

/** The press room: all notes, newest first, and their feed. */
export type PressRoom = NonNullable<ReturnType<typeof buildPress>>
/** A press note. */
export type PressNote = ReturnType<typeof buildNote>

/** Builds the press room from its Markdown files; undefined if there are none. */
export function buildPress({ press, site: { value: site } }: Data, tools: ModelTools) {
  const notes = press
    .map((entry) => buildNote(entry, site, tools))
    .sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug))
  const [newest] = notes
  if (newest === undefined) return undefined
  const changes = notes.flatMap(({ changed }) => changed?.date ?? [])
  const years = groupedBy(notes, ({ date }) => date.slice(0, 4))
  return {
    title: 'Press',
    address: tools.address(mainPaths.press),
    feed: tools.address(`${mainPaths.press}/feed.xml`),
    feedTitle: `${site.name}: Press`,
    updated: latest(newest.date, changes),
    years: Array.from(years, ([year, own]) => ({ year, notes: own })),
    notes,
  }
}

function buildNote(
  { slug, value, body }: Data['press'][number],
  site: Data['site']['value'],
  { address, markdown }: ModelTools,
) {
  const { title, summary, date, updated = date, contact } = value
  const { name = site.name, email = site.email } = contact ?? {}
  return {
    ...{ slug, title, summary, date },
    address: address(`${mainPaths.press}/${slug}`),
    dateText: formatDate(date),
    /** The day of a later change. */
    changed: updated === date ? undefined : { date: updated, text: formatDate(updated) },
    /** Whom journalists ask. */
    contact: { name, email, mailto: mailto(email) },
    html: markdown(body).html,
  }
}
