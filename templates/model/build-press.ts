import { compare, groupedBy, latest, type MarkdownEntry, type ModelTools, mailto } from 'build-site'
import type { PressData } from '../content/press'
import type { SiteData } from '../content/site'
import { formatDate } from '../rules/formats'
import { pressPath } from './main-paths'
import type { PressContact, PressNote, PressRoom } from './types'

/** Builds the press room from its Markdown files; undefined if there are none. */
export function buildPress(
  entries: readonly MarkdownEntry<PressData>[],
  site: Pick<SiteData, 'name' | 'email'>,
  tools: ModelTools,
): PressRoom | undefined {
  const notes = entries.map((entry) => buildNote(entry, site, tools)).sort(byDay)
  const [newest] = notes
  if (newest === undefined) return undefined
  return {
    title: 'Press',
    address: tools.address(pressPath),
    feed: tools.address(`${pressPath}/feed.xml`),
    feedTitle: `${site.name}: Press`,
    updated: latest(
      newest.date,
      notes.flatMap(({ changed }) => changed?.date ?? []),
    ),
    years: Array.from(
      groupedBy(notes, ({ date }) => date.slice(0, 4)),
      ([year, own]) => ({ year, notes: own }),
    ),
    notes,
  }
}

/** Newest first; notes of one day by their names. */
function byDay(a: PressNote, b: PressNote): number {
  return compare(b.date, a.date) || compare(a.slug, b.slug)
}

function buildNote(
  { slug, value, body }: MarkdownEntry<PressData>,
  site: Pick<SiteData, 'name' | 'email'>,
  { address, markdown }: ModelTools,
): PressNote {
  const { title, summary, date, updated = date, contact } = value
  return {
    ...{ slug, title, summary, date },
    address: address(`${pressPath}/${slug}`),
    dateText: formatDate(date),
    changed: updated === date ? undefined : { date: updated, text: formatDate(updated) },
    contact: contactOf(contact, site),
    html: markdown(body).html,
  }
}

function contactOf(contact: PressData['contact'], site: Pick<SiteData, 'name' | 'email'>): PressContact {
  const { name = site.name, email = site.email } = contact ?? {}
  return { name, email, mailto: mailto(email) }
}
