import type { Address } from '../rules/address'
import type { Largest } from '../rules/largest'
import type { MarketSize } from '../rules/market-size'
import type { Money } from '../rules/money'
import type { Price } from '../rules/price'
import type { PriceLadder } from '../rules/price-ladder'
import type { DomainTiles, SegmentMarket, Statistics } from '../rules/statistics'
import type { CollectionData } from '../schema/collection'
import type { ContactData, ErrorsData, HomeData } from '../schema/pages'

/** A link or a button as a page shows it. */
export interface Action {
  readonly label: string
  readonly href: string
  /** Leads off the site, in a new tab. */
  readonly newTab: boolean
}

/** Active brands are those of the list `existing` of their collection (specification §4). */
export type Status = 'active' | 'developing'

/**
 * One brand, complete: every figure computed, every address made. Some fields are made each time they are asked for, and
 * its long texts may be read: whoever needs `page` or `box` several times asks once.
 */
export interface Brand {
  readonly slug: string
  readonly name: string
  readonly collection: CollectionName
  readonly address: Address
  readonly updated: string
  readonly status: Status
  readonly stage: string
  /** Before the stage in the badge of a portfolio card: Active, In Development. */
  readonly badge: string
  /** The badge of a card on the home page: Active, Developing. */
  readonly homeBadge: string
  /** `01`, `02` … within its collection; the developing ones go on where the existing ones end. */
  readonly number: string
  /** The id of its card on the portfolio page, and so the hash that finds it. */
  readonly cardId: string
  readonly host: string
  readonly website: string
  readonly summary: string
  readonly description: string
  readonly details: string
  readonly market: MarketSize
  readonly audience: readonly string[]
  readonly revenue: readonly string[]
  readonly thesis: string
  readonly risk: string
  readonly keywords: readonly string[]
  /** Sold brands keep their page, without a way to buy. */
  readonly sold: boolean
  /** The acquisition box of the portfolio card. */
  readonly box: { readonly price: Price; readonly action: Action }
  readonly page: BrandPageView
}

/** What only the page of a brand shows. */
export interface BrandPageView {
  readonly back: Action
  readonly marketCaption: string
  /** Undefined where the price has no caption. */
  readonly priceCaption: string | undefined
  readonly acquisition: string | undefined
  readonly price: Price
  readonly buy: Action
  readonly offer: Action
  /** Brands of the same segment, at most three. */
  readonly related: readonly BrandLink[]
  /** Its neighbours in the collection; the first and the last have one. */
  readonly previous: BrandLink | undefined
  readonly next: BrandLink | undefined
}

/** A brand as other pages name it. */
export interface BrandLink {
  readonly slug: string
  readonly name: string
  readonly stage: string
  readonly summary: string
  readonly sold: boolean
  /** The slug of its collection. */
  readonly collection: string
  readonly address: Address
}

/** A collection as other things name it. */
export interface CollectionName {
  readonly slug: string
  readonly name: string
  readonly address: Address
}

/** The existing or the developing brands of a collection. */
export interface BrandGroup {
  readonly status: Status
  readonly heading: string
  readonly brands: readonly Brand[]
}

/** A portfolio: its brands in order, its figures, its texts. */
export interface Collection extends CollectionName {
  readonly updated: string
  readonly texts: CollectionData
  readonly groups: readonly [BrandGroup, BrandGroup]
  readonly brands: readonly Brand[]
  /** Listed, but without a record: each has a page that says 'Brand not found'. */
  readonly missing: readonly MissingBrand[]
  readonly statistics: Statistics
  readonly segments: readonly SegmentMarket[]
  /** What the charts show: the largest markets by segment and by brand. */
  readonly largest: { readonly segments: Largest<SegmentMarket>; readonly brands: Largest<Brand> }
  /** The cards of the home page, numbered anew from 01. */
  readonly homeCards: readonly HomeCard[]
}

/** A slug that a collection lists and no record has. */
export interface MissingBrand {
  readonly slug: string
  readonly address: Address
  readonly back: Action
}

/** A card of the home page. */
export interface HomeCard {
  readonly number: string
  readonly brand: Brand
}

/** One row of the price list. */
export interface Domain {
  readonly slug: string
  readonly host: string
  readonly summary: string
  readonly keywords: readonly string[]
  readonly sold: boolean
  readonly price: Price
  readonly buy: Action
  /** The page of its brand; undefined where a domain has none. */
  readonly brand: Brand | undefined
}

/** A group of the price list. */
export interface DomainGroup {
  readonly id: string
  readonly name: string
  readonly domains: readonly Domain[]
}

/** The price list. */
export interface DomainList {
  readonly updated: string
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly address: Address
  /** Domains on a page of the list. */
  readonly pageSize: number
  readonly searchLabel: string
  /** Undefined where the empty search field shows nothing. */
  readonly searchExamples: string | undefined
  readonly groups: readonly DomainGroup[]
  readonly tiles: DomainTiles
  readonly ladder: PriceLadder
  /** Upper bounds of the price that a visitor can choose. */
  readonly ceilings: readonly Money[]
  /** Where a domain is bought. */
  readonly buyUrl: (host: string) => string
  /** What the search of a list over several pages asks; undefined where one page holds the whole list. */
  readonly index: Address | undefined
  /** The same list for spreadsheets and for programs. */
  readonly downloads: { readonly csv: Address; readonly json: Address }
}

/** A legal text. */
export interface LegalPage {
  readonly slug: string
  readonly address: Address
  readonly title: string
  readonly description: string
  readonly updated: string
  /** The day of the last change, in words: August 1, 2025. */
  readonly updatedText: string
  /** HTML made from Markdown, in which raw HTML is text. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** A social network and the studio's address there. */
export interface SocialLink {
  readonly network: 'Instagram' | 'X' | 'LinkedIn'
  readonly href: string
}

/** The studio: names and addresses. */
export interface Studio {
  readonly updated: string
  readonly name: string
  readonly tagline: string
  readonly holding: string
  readonly email: string
  readonly mailto: string
  readonly foundingYear: number
  readonly copyrightYear: number
  readonly social: readonly SocialLink[]
  readonly blurb: string
  readonly disclaimer: string
  readonly ownership: string
  readonly marketNote: string
  readonly portfolioNote: string | undefined
  /** How the texts of a brand in development are meant. */
  readonly developmentNote: string | undefined
  readonly referenceNote: string
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** How buying works, step by step. */
  readonly buying: readonly { readonly heading: string; readonly text: string }[]
  readonly securityExpires: string
  readonly refusedCrawlers: readonly string[]
}

/** An old path, and where its visitors are sent for good. */
export interface Redirect {
  readonly from: Address
  /** The end of the way: never another old path. An address of this site, or of another. */
  readonly to: Pick<Address, 'href' | 'url'>
}

/** Addresses of the pages that every site of this kind has. */
export interface MainAddresses {
  readonly home: Address
  readonly domains: Address
  readonly contact: Address
}

/** Everything that templates are made from. They compute nothing that is here. */
export interface Site {
  readonly studio: Studio
  readonly addresses: MainAddresses
  readonly address: (path: string) => Address
  readonly collections: readonly Collection[]
  readonly domains: DomainList
  readonly home: HomeData
  readonly contact: ContactData
  readonly errors: ErrorsData
  readonly legal: readonly LegalPage[]
  readonly redirects: readonly Redirect[]
  /** Number of all brands. */
  readonly brandCount: number
}

export type { Address, Price }
