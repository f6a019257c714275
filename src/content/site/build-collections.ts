import type { SiteData } from '../schema/site'
import type { SiteContent } from '../source/data'
import { buildCollection } from './build-collection'
import type { Fill } from './fill'
import { relatedAmong } from './related'
import { type RosterContext, rosters } from './roster'

/** What collections are built from, besides their data. */
interface CollectionsContext extends RosterContext {
  readonly site: SiteData
  readonly fill: Fill
}

/** Builds the collections in their order. @returns them, and the members of each by its slug */
export function buildCollections(data: SiteContent['collections'], { fill, recordOf, ...context }: CollectionsContext) {
  const { pricing, address } = context
  const rosterOf = rosters({ recordOf, pricing, address })
  const entries = [...data]
    .sort((a, b) => a.value.order - b.value.order)
    .map(({ slug, value }) => ({ slug, texts: fill(value) }))
    .map(({ slug, texts }) => ({ slug, texts, roster: rosterOf(slug, texts) }))
  const related = relatedAmong(entries.flatMap(({ roster }) => roster.members.map(({ link }) => link)))
  const collections = entries.map(({ slug, texts, roster }) => {
    const collection = { slug, name: texts.name, address: address(texts.path) }
    return buildCollection(roster, { ...context, collection, texts, related })
  })
  return { collections, members: new Map(entries.map(({ slug, roster }) => [slug, roster.members])) }
}
