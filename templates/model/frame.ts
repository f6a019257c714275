import type { Address } from 'build-site'
import { shownUrl } from 'build-site'
import type { MainAddresses, Site, Studio } from './types'

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
  /** The press room, if there is one. */
  readonly press: TitledLink | undefined
}

/** Extracts the frame from the site. */
export function frameOf({ studio, addresses, collections, legal, press }: Site): Frame {
  return {
    ...{ studio, addresses },
    site: shownUrl(addresses.home.url.slice(0, -1)),
    everything: `${addresses.home.href}*`,
    collections: collections.map(({ texts, address: portfolio }) => ({ title: texts.title, address: portfolio })),
    legal: legal.map(({ title, address: text }) => ({ title, address: text })),
    press: press && { title: press.title, address: press.address },
  }
}
