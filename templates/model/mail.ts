import { mailto } from 'build-site'
import type { SiteData } from '../content/site'

/** A link to a mail with a subject, and one question on each line. */
export function askingMail(address: string, subject: string, asks: readonly string[]): string {
  return mailto(address, subject, asks.length === 0 ? undefined : asks.map((ask) => `${ask}: `).join('\n'))
}

/** A link to the mail of an offer for a name or a domain. */
export function offerMail(name: string, { offersEmail, buying }: SiteData) {
  return { label: offersEmail, href: askingMail(offersEmail, `Domain Offer: ${name}`, buying.offerAsks), newTab: false }
}
