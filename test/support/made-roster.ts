import { addresses } from '../../src/content/rules/address'
import type { BrandData } from '../../templates/content/brand'
import type { CollectionData } from '../../templates/content/collection'
import { type Roster, rosters } from '../../templates/model/roster'
import { madePricing } from './made-data'

/** Makes addresses under a base path. */
export const madeAddress = addresses('https://host.example/base')

/** The roster of a collection of toys that lists what these texts do. */
export function madeRoster(
  texts: CollectionData,
  records: ReadonlyMap<string, BrandData>,
  pricing = madePricing,
): Roster {
  const recordOf = (slug: string) => records.get(slug)
  return rosters({ recordOf, pricing, address: madeAddress })('toys', texts)
}
