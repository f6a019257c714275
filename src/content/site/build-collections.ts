import type { SiteData } from '../schema/site'
import type { SiteContent } from '../source/data'
import { buildCollection } from './build-collection'
import type { Fill } from './fill'
import { relatedAmong } from './related'
import type { Remember } from './remember'
import { type RosterContext, rosters } from './roster'

/** What collections are built from, besides their data. */
interface CollectionsContext extends RosterContext {
  readonly site: SiteData
  readonly remember: Remember
  readonly fill: Fill
}

/** Builds the collections in their order. @returns them, and the members of each by its slug */
export function buildCollections(data: SiteContent['collections'], { fill, recordOf, ...context }: CollectionsContext) {
  const { pricing, address, remember } = context
  const rosterOf = rosters({ recordOf, pricing, address, remember })
  const entries = [...data]
    .sort((a, b) => a.value.order - b.value.order)
    .map(({ slug, value }) => ({ slug, texts: fill(value) }))
    .map(({ slug, texts }) => ({ slug, texts, roster: rosterOf(slug, texts) }))
  const related = relatedAmong(entries.flatMap(({ roster }) => roster.members.map(({ link }) => link)))
  const collections = entries.map(({ slug, texts, roster }) => {
    // Not made from all of its texts: most of them do not concern the pages of brands.
    const collection = remember(`collection ${slug}`, address, [texts.name, texts.path], () => {
      return { slug, name: texts.name, address: address(texts.path) }
    })
    return buildCollection(roster, { ...context, collection, texts, related })
  })
  return { collections, members: new Map(entries.map(({ slug, roster }) => [slug, roster.members])) }
}
