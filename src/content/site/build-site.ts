import { addresses } from '../rules/address'
import { latest } from '../rules/latest'
import { mainPaths } from '../rules/main-paths'
import type { SiteContent } from '../source/data'
import { fillPlaceholders, isFree, usedPlaceholders } from '../source/placeholders'
import { recordsOf } from '../source/records-of'
import { sitePlaceholders } from '../source/site-placeholders'
import { buildCollection } from './build-collection'
import { buildDomains } from './build-domains'
import { buildLegal } from './build-legal'
import { buildRedirects } from './build-redirects'
import { buildStudio } from './build-studio'
import { type RenderMarkdown, renderMarkdown } from './markdown'
import { relatedAmong } from './related'
import { anew, type Remember } from './remember'
import { rosters } from './roster'
import type { Collection, Site } from './types'

/**
 * Builds the site from its data: every price, count, sentence and address that a page shows. Pure.
 *
 * @param siteUrl origin and optional base path; taken from the data when undefined
 * @param remember returns what was built from the same records before
 * @param render turns legal texts into HTML
 */
export function buildSite(
  data: SiteContent,
  siteUrl?: string,
  remember: Remember = anew,
  render: RenderMarkdown = renderMarkdown,
): Site {
  const records = recordsOf(data.brands)
  const names = sitePlaceholders(data, siteUrl, records)
  const fill = <T extends object>(value: T): T => {
    if (isFree(value)) return value
    // As a text, which can be compared.
    const used = JSON.stringify(usedPlaceholders(value, names))
    return remember('filled', value, [used], () => fillPlaceholders(value, names))
  }
  const site = fill(data.site.value)
  const pricing = fill(data.pricing.value)
  const address = remember('address', site, [siteUrl], () => addresses(siteUrl ?? site.url))
  const recordOf = (slug: string) => {
    const record = records.get(slug)
    return record && fill(record)
  }
  const rosterOf = rosters({ recordOf, pricing, address, remember })
  const entries = [...data.collections]
    .sort((a, b) => a.value.order - b.value.order)
    .map(({ slug, value }) => ({ slug, texts: fill(value) }))
    .map(({ slug, texts }) => ({ slug, texts, roster: rosterOf(slug, texts) }))
  const related = relatedAmong(entries.flatMap(({ roster }) => roster.members.map(({ link }) => link)))
  const collections = entries.map(({ slug, texts, roster }) => {
    // Not made from all of its texts: most of them do not concern the pages of brands.
    const collection = remember(`collection ${slug}`, address, [texts.name, texts.path], () => {
      return { slug, name: texts.name, address: address(texts.path) }
    })
    return buildCollection(roster, { site, pricing, address, collection, texts, related, remember })
  })
  const members = new Map(entries.map(({ slug, roster }) => [slug, roster.members]))
  return {
    studio: buildStudio(site, pricing),
    addresses: { home: address('/'), domains: address(mainPaths.domains), contact: address(mainPaths.contact) },
    address,
    collections,
    domains: buildDomains(fill(data.domains.value), { site, pricing, address, collections, members, remember }),
    home: fill(data.home.value),
    homeUpdated: latest(data.home.value.updated, collections.flatMap(shownAtHome)),
    contact: fill(data.contact.value),
    errors: fill(data.errors.value),
    legal: data.legal.map((entry) => buildLegal({ ...entry, value: fill(entry.value) }, names, address, render)),
    redirects: buildRedirects(data.redirects.value, address),
  }
}

/** The dates of everything from a collection that the home page shows. */
function shownAtHome({ texts, homeCards }: Collection): string[] {
  return [texts.updated, ...homeCards.map(({ brand }) => brand.updated)]
}
