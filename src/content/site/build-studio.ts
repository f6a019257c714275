import { mailto } from '../rules/outbound'
import type { PricingData } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import type { SocialLink, Studio } from './types'

/** Builds the studio's names and addresses as shown on pages. */
export function buildStudio(site: SiteData, pricing: PricingData): Studio {
  return {
    name: site.name,
    tagline: site.tagline,
    holding: site.holding,
    email: site.email,
    mailto: mailto(site.email),
    foundingYear: site.foundingYear,
    copyrightYear: site.copyrightYear,
    social: socialLinks(site.social),
    blurb: site.blurb,
    disclaimer: site.disclaimer,
    ownership: site.ownership,
    marketNote: site.marketNote,
    portfolioNote: site.portfolioNote,
    developmentNote: site.developmentNote,
    referenceNote: pricing.referenceNote,
    themeColor: site.themeColor,
    buying: site.buying,
    securityExpires: site.securityExpires,
    refusedCrawlers: site.refusedCrawlers,
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
