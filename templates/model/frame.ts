import { type Address, shownUrl } from 'build-site'
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
  /** The portfolios and the price list. */
  readonly lists: readonly TitledLink[]
  readonly header: readonly TitledLink[]
  readonly footer: readonly LinkColumn[]
}

/** Links of the footer below a heading. */
export interface LinkColumn {
  readonly heading: string
  readonly links: readonly TitledLink[]
}

/** Extracts the frame from the site. */
export function frameOf(site: Site): Frame {
  const { studio, addresses, collections, legal, press, navigation } = site
  const portfolios = collections.map(({ texts, address }) => ({ title: texts.title, address }))
  const lists = [...portfolios, { title: 'Domains', address: addresses.domains }]
  const room = press === undefined ? [] : [{ title: press.title, address: press.address }]
  const company = [...lists, ...room, { title: 'Contact', address: addresses.contact }]
  const usual = [
    { heading: 'Company', links: company },
    { heading: 'Legal', links: legal.map(({ title, address }) => ({ title, address })) },
  ]
  return {
    ...{ studio, addresses, lists },
    site: shownUrl(addresses.home.url.slice(0, -1)),
    everything: `${addresses.home.href}*`,
    header: linksTo(navigation?.header, site) ?? [...lists, { title: 'Contact Us', address: addresses.contact }],
    footer: navigation?.footer?.map(({ heading, links }) => ({ heading, links: linksTo(links, site) ?? [] })) ?? usual,
  }
}

type NavLinks = NonNullable<NonNullable<Site['navigation']>['header']>

function linksTo(links: NavLinks | undefined, { address }: Pick<Site, 'address'>): TitledLink[] | undefined {
  return links?.map(({ label, to }) => ({
    title: label,
    address: to.startsWith('/') ? address(to) : { path: to, href: to, url: to },
  }))
}
