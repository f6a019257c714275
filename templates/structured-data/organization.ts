import type { NewsArticle, Organization, WithContext } from 'schema-dts'
import type { Brand, PressNote, Site } from '../model/types'
import { currency } from '../rules/formats'

/** What names the studio wherever it stands. */
export function studioNamed({ studio, addresses }: Pick<Site, 'studio' | 'addresses'>) {
  const { url } = addresses.home
  return { '@type': 'Organization', '@id': `${url}#organization`, name: studio.name, url } as const
}

/** The studio itself, for the home page. */
export function studioOrganization({ studio, addresses }: Site): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    ...studioNamed({ studio, addresses }),
    description: studio.blurb,
    ...(studio.logo !== undefined && { logo: studio.logo.url }),
    email: studio.email,
    foundingDate: String(studio.foundingYear),
    parentOrganization: { '@type': 'Organization', name: studio.holding },
    ...(studio.social.length > 0 && { sameAs: studio.social.map(({ href }) => href) }),
  }
}

/**
 * A brand with its acquisition offer. Both ends of the range are the asking
 * price, because the reference price is not an offer. For a sold brand it states neither price nor owner, like its
 * page.
 */
export function brandOrganization(brand: Brand, { studio }: Pick<Site, 'studio'>): WithContext<Organization> {
  const { amount } = brand.page.price
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${brand.address.url}#organization`,
    name: brand.name,
    description: brand.description,
    url: brand.website,
    ...(brand.logo !== undefined && { logo: brand.logo.url }),
    ...(!brand.sold && { parentOrganization: { '@type': 'Organization', name: studio.holding } }),
    makesOffer: {
      '@type': 'AggregateOffer',
      url: `${brand.address.url}#acquisition`,
      ...(!brand.sold && { description: studio.buying.gets, lowPrice: amount.usd, highPrice: amount.usd }),
      offerCount: 1,
      priceCurrency: currency,
      availability: brand.sold ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  }
}

/** A press note, with the dates that its page shows. */
export function newsArticle(
  { title, summary, date, changed, address }: PressNote,
  site: Pick<Site, 'studio' | 'addresses'>,
): WithContext<NewsArticle> {
  const publisher = studioNamed(site)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    url: address.url,
    mainEntityOfPage: address.url,
    datePublished: date,
    ...(changed !== undefined && { dateModified: changed.date }),
    author: publisher,
    publisher,
  }
}
