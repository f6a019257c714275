import { latest, type ModelTools, mailto } from 'build-site'
import type { PricingData } from '../content/pricing'
import type { SiteData } from '../content/site'
import type { Data } from '../content/types'
import { buildCollections } from './build-collections'
import { buildDomains } from './build-domains'
import { buildLegal } from './build-legal'
import { buildPeople } from './build-people'
import { buildPress } from './build-press'
import { mainPaths } from './main-paths'
import { rich } from './rich'
import type { Collection, Site, SocialLink, Studio } from './types'

/** Builds the site from its data: every price, count, sentence and address that a page shows. Pure. */
export function buildSite(data: Data, tools: ModelTools): Site {
  const { address } = tools
  const ofText = (text: string) => rich(text, tools)
  const records = new Map(data.brands.map(({ slug, value }) => [slug, value]))
  const [site, pricing] = [data.site.value, data.pricing.value]
  const common = { site, pricing, address }
  const { collections, members } = buildCollections(data.collections, {
    ...common,
    rich: ofText,
    recordOf: (slug) => records.get(slug),
  })
  return {
    studio: buildStudio(site, pricing),
    addresses: { home: address('/'), domains: address(mainPaths.domains), contact: address(mainPaths.contact) },
    address,
    collections,
    domains: buildDomains(data.domains.value, { ...common, collections, members }),
    home: data.home.value,
    about: data.home.value.about.paragraphs.map(ofText),
    homeUpdated: latest(data.home.value.updated, collections.flatMap(shownAtHome)),
    contact: data.contact.value,
    errors: data.errors.value,
    legal: data.legal.map((entry) => buildLegal(entry, tools)),
    texts: data.pages.map((entry) => buildLegal(entry, tools)),
    navigation: site.navigation,
    people: buildPeople(data.people),
    press: buildPress(data.press, site, tools),
  }
}

/** The dates of everything from a collection that the home page shows. */
function shownAtHome({ texts, homeCards }: Collection): string[] {
  return [texts.updated, ...homeCards.map(({ brand }) => brand.updated)]
}

/** Builds the studio's names and addresses as shown on pages. */
function buildStudio(site: SiteData, { referenceNote }: PricingData): Studio {
  const { name, tagline, holding, email, foundingYear, copyrightYear, blurb, disclaimer, ownership, buying } = site
  const { logo, marketNote, portfolioNote, developmentNote, themeColor, securityExpires, refusedCrawlers } = site
  return {
    ...{ name, tagline, holding, email, foundingYear, copyrightYear, blurb, disclaimer, ownership, buying },
    ...{ marketNote, portfolioNote, developmentNote, themeColor, securityExpires, refusedCrawlers, referenceNote },
    logo,
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
