import { nearMatches } from 'build-site'
import { ownDomains } from '../content/domains'
import type { Call } from '../model/site-types'

/** Every brand and domain for sale, and where its fields are. */
export function offeredIn({ brands, domains }: Call['data']) {
  return [
    ...brands.map((entry) => {
      const { slug, value } = entry
      return { slug, host: value.website ?? `${slug}.com`, entry, path: [], isBrand: true }
    }),
    ...ownDomains(domains).map(({ domain: { slug, host = `${slug}.com` }, entry, path }) => {
      return { slug, host, entry, path, isBrand: false }
    }),
  ]
}

/** The end of a message: the slugs that are close to one. */
export function nearWords(slug: string, all: readonly string[]): string {
  const near = nearMatches(slug, all).filter((other) => other !== slug)
  return near.length === 0 ? '' : `; similar ones are ${near.slice(0, 5).join(', ')}`
}
