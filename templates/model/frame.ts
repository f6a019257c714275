import { type Address, shownUrl } from 'build-site'
import type { Site } from './build-site'

/** What the header and footer of every page show, as plain data. */
export type Frame = ReturnType<typeof frameOf>
/** Links of the footer below a heading. */
export type LinkColumn = Frame['footer'][number]

/** The pages that list what is for sale. */
export function listsOf({ collections, addresses }: Pick<Site, 'collections' | 'addresses'>) {
  const portfolios = collections.map(({ texts, address }) => ({ title: texts.title, address }))
  return [...portfolios, ...linkTo('Domains', addresses.domains)]
}

/** A link to a page, if the site has it. */
function linkTo(title: string, address: Address | undefined) {
  return address === undefined ? [] : [{ title, address }]
}

/** Extracts the frame from the site. */
export function frameOf(site: Site) {
  const { studio, addresses, legal, press, navigation } = site
  const lists = listsOf(site)
  const company = [...lists, ...linkTo('Press', press?.address), ...linkTo('Contact', addresses.contact)]
  const usual = [
    { heading: 'Company', links: company },
    { heading: 'Legal', links: legal.map(({ title, address }) => ({ title, address })) },
  ]
  return {
    ...{ studio, addresses },
    /** The address of the site, as people read it: `https://host/base`. */
    site: shownUrl(addresses.home.url.slice(0, -1)),
    /** Matches the addresses of all pages: `/base/*`. */
    everything: `${addresses.home.href}*`,
    header: linksTo(navigation?.header, site) ?? [...lists, ...linkTo('Contact Us', addresses.contact)],
    footer: navigation?.footer?.map(({ heading, links }) => ({ heading, links: linksTo(links, site) ?? [] })) ?? usual,
  }
}

type NavLinks = NonNullable<NonNullable<Site['navigation']>['header']>

function linksTo(links: NavLinks | undefined, { address }: Pick<Site, 'address'>) {
  return links?.map(({ label, to }) => ({
    title: label,
    address: to.startsWith('/') ? address(to) : { path: to, href: to, url: to },
  }))
}
