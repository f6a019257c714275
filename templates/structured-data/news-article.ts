import type { NewsArticle, WithContext } from 'schema-dts'
import type { PressNote, Site } from '../model/types'

/** A note for the press, with the dates that its page shows. */
export function newsArticle(
  { title, summary, date, changed, address }: PressNote,
  { studio, addresses }: Pick<Site, 'studio' | 'addresses'>,
): WithContext<NewsArticle> {
  const publisher = {
    '@type': 'Organization',
    '@id': `${addresses.home.url}#organization`,
    name: studio.name,
    url: addresses.home.url,
  } as const
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
