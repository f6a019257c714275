import type { MakeAddress } from 'build-site'
import type { BrandData } from '../content/brand'
import type { CollectionData } from '../content/collection'
import type { PricingData } from '../content/pricing'
import { priceOf } from '../rules/price'
import type { BrandLink, Status } from './types'

/** A listed brand that has a record. */
export interface Member {
  readonly slug: string
  readonly status: Status
  readonly record: BrandData
  /** The price of its domain, in US dollars. */
  readonly usd: number
  /** What links to it show. */
  readonly link: BrandLink
}

/** The brands that a collection lists, the existing ones first. */
export interface Roster {
  readonly members: readonly Member[]
  /** The slugs that have no record. */
  readonly missing: readonly string[]
}

/** What rosters are made from, besides the lists of collections. */
export interface RosterContext {
  readonly recordOf: (slug: string) => BrandData | undefined
  readonly pricing: PricingData
  readonly address: MakeAddress
}

/** Returns a function that finds the brands of a collection. Each is looked up only here: there may be thousands. */
export function rosters({ recordOf, pricing, address }: RosterContext) {
  const linkTo = (slug: string, collection: string, { name, stage, summary, sold }: BrandData): BrandLink => {
    return { slug, name, stage, summary, sold, collection, address: address(`/${slug}`) }
  }
  return (collection: string, { existing, developing }: Pick<CollectionData, 'existing' | 'developing'>): Roster => {
    const [members, missing]: [Member[], string[]] = [[], []]
    const add = (slugs: readonly string[], status: Status) => {
      for (const slug of slugs) {
        const record = recordOf(slug)
        if (record === undefined) missing.push(slug)
        else {
          const usd = priceOf(slug, pricing, record.price)
          members.push({ slug, status, record, usd, link: linkTo(slug, collection, record) })
        }
      }
    }
    add(existing.brands, 'active')
    add(developing.brands, 'developing')
    return { members, missing }
  }
}
