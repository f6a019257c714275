import type { ModelTools } from 'build-site'
import type { Data } from '../content'
import type { BrandData } from '../content/brand'
import type { PricingData } from '../content/pricing'
import { priceOf } from './price'

/** Active brands are those in the list `existing` of their collection. */
export type Status = 'active' | 'developing'

/** The brands that a collection lists, the existing ones first. */
export type Roster = ReturnType<typeof rosterOf>
/** A listed brand that has a record. */
export type Member = Roster['members'][number]
/** A brand as referenced by other pages. */
export type BrandLink = Member['link']

/** Finds the brands of a collection, and separately the slugs without a record. */
export function rosterOf(
  { slug: collection, value: texts }: Data['collections'][number],
  records: ReadonlyMap<string, BrandData>,
  pricing: PricingData,
  { address }: Pick<ModelTools, 'address'>,
) {
  const listed = (status: Status, slugs: readonly string[]) => slugs.map((slug) => ({ slug, status }))
  const all = [...listed('active', texts.existing.brands), ...listed('developing', texts.developing.brands)]
  const members = all.flatMap(({ slug, status }) => {
    const record = records.get(slug)
    if (record === undefined) return []
    const { name, stage, summary, sold } = record
    // The motif of its emblem, or the names that one is generated from.
    const emblem = record.motif ?? `${slug} ${stage}`
    const link = { slug, name, stage, summary, sold, collection, emblem, address: address(`/${slug}`) }
    return [{ slug, status, record, link, usd: priceOf(slug, pricing, record.price) }]
  })
  const missing = all.map(({ slug }) => slug).filter((slug) => !records.has(slug))
  return { collection: { slug: collection, name: texts.name, address: address(texts.path) }, texts, members, missing }
}
