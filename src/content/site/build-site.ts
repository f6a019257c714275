import { addresses, mainPaths } from '../rules/address'
import { latest } from '../rules/dates'
import { mailto } from '../rules/outbound'
import type { PricingData } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import type { SiteContent } from '../source/data'
import { fillPlaceholders } from '../source/placeholders'
import { sitePlaceholders } from '../source/site-placeholders'
import { buildCollections } from './build-collections'
import { buildDomains } from './build-domains'
import { buildLegal } from './build-legal'
import { buildRedirects } from './build-redirects'
import type { Collection, Site, SocialLink, Studio } from './types'

/**
 * Builds the site from its data: every price, count, sentence and address that a page shows. Pure.
 *
 * @param siteUrl origin and optional base path; taken from the data when undefined
 */
export function buildSite(data: SiteContent, siteUrl?: string): Site {
  const records = new Map(data.brands.map(({ slug, value }) => [slug, value]))
  const names = sitePlaceholders(data, siteUrl)
  const fill = <T extends object>(value: T) => fillPlaceholders(value, names)
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

/** Builds the studio's names and addresses as shown on pages. */
function buildStudio(site: SiteData, { referenceNote }: PricingData): Studio {
  const { name, tagline, holding, email, foundingYear, copyrightYear, blurb, disclaimer, ownership, buying } = site
  const { marketNote, portfolioNote, developmentNote, themeColor, securityExpires, refusedCrawlers } = site
  return {
    ...{ name, tagline, holding, email, foundingYear, copyrightYear, blurb, disclaimer, ownership, buying },
    ...{ marketNote, portfolioNote, developmentNote, themeColor, securityExpires, refusedCrawlers, referenceNote },
    mailto: mailto(email),
    social: socialLinks(site.social),
  }
}

function socialLinks({ instagram, x, linkedin }: SiteData['social']): SocialLink[] {
  const links = [
    { network: 'Instagram', href: instagram },
    { network: 'X', href: x },
    { network: 'LinkedIn', href: linkedin },
  ] as const
  return links.flatMap(({ network, href }) => (href === undefined ? [] : [{ network, href }]))
}
