import { addresses } from '../rules/address'
import { latest } from '../rules/latest'
import { mainPaths } from '../rules/main-paths'
import type { SiteContent } from '../source/data'
import { recordsOf } from '../source/records-of'
import { sitePlaceholders } from '../source/site-placeholders'
import { buildCollections } from './build-collections'
import { buildDomains } from './build-domains'
import { buildLegal } from './build-legal'
import { buildRedirects } from './build-redirects'
import { buildStudio } from './build-studio'
import { filling } from './fill'
import type { Collection, Site } from './types'

/**
 * Builds the site from its data: every price, count, sentence and address that a page shows. Pure.
 *
 * @param siteUrl origin and optional base path; taken from the data when undefined
 */
export function buildSite(data: SiteContent, siteUrl?: string): Site {
  const records = recordsOf(data.brands)
  const names = sitePlaceholders(data, siteUrl, records)
  const fill = filling(names)
  const site = fill(data.site.value)
  const pricing = fill(data.pricing.value)
  const address = addresses(siteUrl ?? site.url)
  const recordOf = (slug: string) => {
    const record = records.get(slug)
    return record && fill(record)
  }
  const common = { site, pricing, address }
  const { collections, members } = buildCollections(data.collections, { ...common, recordOf, fill })
  return {
    studio: buildStudio(site, pricing),
    addresses: { home: address('/'), domains: address(mainPaths.domains), contact: address(mainPaths.contact) },
    address,
    collections,
    domains: buildDomains(fill(data.domains.value), { ...common, collections, members }),
    home: fill(data.home.value),
    homeUpdated: latest(data.home.value.updated, collections.flatMap(shownAtHome)),
    contact: fill(data.contact.value),
    errors: fill(data.errors.value),
    legal: data.legal.map((entry) => buildLegal({ ...entry, value: fill(entry.value) }, names, address)),
    redirects: buildRedirects(data.redirects.value, address),
  }
}

/** The dates of everything from a collection that the home page shows. */
function shownAtHome({ texts, homeCards }: Collection): string[] {
  return [texts.updated, ...homeCards.map(({ brand }) => brand.updated)]
}
