import type { Site } from '../content/site/types'
import type { Page } from './page'

/** What is the same for all pages of a site: names and addresses, but none of its lists. */
export type SiteCommon = Pick<Site, 'studio' | 'addresses' | 'address'>

/** A template's pages, each made from one of many things. */
export interface PagesForEach<Thing extends object, MadePage extends Page> {
  (site: Site): MadePage[]
  readonly things: (site: Site) => readonly Thing[]
  readonly pageOf: (thing: Thing, common: SiteCommon) => MadePage
}

/**
 * The pages of a template that has one for each of many things, such as brands. Each is made only from its thing and
 * from what all pages have in common. If neither has changed, its props and structured data are not even read.
 *
 * @param things records of the site, or arrays and fields of such
 * @param pageOf must depend on nothing but its arguments
 */
export function pageForEach<Thing extends object, MadePage extends Page>(
  things: (site: Site) => readonly Thing[],
  pageOf: (thing: Thing, common: SiteCommon) => MadePage,
): PagesForEach<Thing, MadePage> {
  const pages = (site: Site) => {
    const common = commonOf(site)
    return things(site).map((thing) => pageOf(thing, common))
  }
  return Object.assign(pages, { things, pageOf })
}

/** Extracts it from the site. */
export function commonOf({ studio, addresses, address }: Site): SiteCommon {
  return { studio, addresses, address }
}
