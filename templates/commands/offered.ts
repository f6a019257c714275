import { nearMatches } from 'build-site'
import type { Call } from '../model/site-types'

/** Every brand and domain for sale, and where its fields are. */
export function offeredIn({ brands, domains }: Call['data']) {
  return [
    ...brands.map((entry) => {
      const { slug, value } = entry
      return { slug, host: value.website ?? `${slug}.com`, entry, path: [], isBrand: true }
    }),
    ...(domains === undefined ? [] : withoutBrand(domains)),
  ]
}

function withoutBrand(entry: NonNullable<Call['data']['domains']>) {
  return entry.value.groups.flatMap((group, at) =>
    group.domains.map(({ slug, host = `${slug}.com` }, index) => {
      return { slug, host, entry, path: ['groups', at, 'domains', index], isBrand: false }
    }),
  )
}

/** The end of a message: the slugs that are close to one. */
export function nearWords(slug: string, all: readonly string[]): string {
  const near = nearMatches(slug, all).filter((other) => other !== slug)
  return near.length === 0 ? '' : `; near it are ${near.slice(0, 5).join(', ')}`
}
