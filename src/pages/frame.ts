import type { Address } from '../content/rules/address'
import { shownUrl } from '../content/rules/domain-name'
import type { MainAddresses, Site, Studio } from '../content/site/types'

/** A link to a page by its title. */
export interface TitledLink {
  readonly title: string
  readonly address: Address
}

/** What the header and footer of every page show, as plain data. */
export interface Frame {
  readonly studio: Studio
  readonly addresses: MainAddresses
  /** Where the site lives, as people read it: `https://host/base`. */
  readonly site: string
  /** Matches the addresses of all pages: `/base/*`. */
  readonly everything: string
  /** The portfolios. */
  readonly collections: readonly TitledLink[]
  readonly legal: readonly TitledLink[]
}

/** Extracts the frame from the site. */
export function frameOf({ studio, addresses, collections, legal }: Site): Frame {
  return {
    ...{ studio, addresses },
    site: shownUrl(addresses.home.url.slice(0, -1)),
    everything: `${addresses.home.href}*`,
    collections: collections.map(({ texts, address: portfolio }) => ({ title: texts.title, address: portfolio })),
    legal: legal.map(({ title, address: text }) => ({ title, address: text })),
  }
}

/** The paths of the pages that header and footer link to. */
export function framedPaths({ addresses, collections, legal }: Frame): ReadonlySet<string> {
  const links = [...collections, ...legal].map(({ address }) => address)
  return new Set([...Object.values(addresses), ...links].map(({ path }) => path))
}
