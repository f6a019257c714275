import type { NewsArticle, WithContext } from 'schema-dts'
import type { PressNote, Site } from '../model/types'
import { studioNamed } from './organization'

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
