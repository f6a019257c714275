import type { Address, Picture } from 'build-site'
import type { MarketSize } from '../../rules/money'
import type { Price } from '../../rules/price'
import type { Rich } from './rich'

/** Active brands are those in the list `existing` of their collection. */
export type Status = 'active' | 'developing'

/** A complete brand, with every figure computed and every address made. */
export interface Brand {
  readonly slug: string
  readonly name: string
  readonly collection: CollectionName
  readonly address: Address
  readonly updated: string
  readonly status: Status
  readonly stage: string
  /** Precedes the stage in the badge of a portfolio card: Active, In Development. */
  readonly badge: string
  readonly logo: Picture | undefined
  /** The badge of a card on the home page: Active, Developing. */
  readonly homeBadge: string
  /** `01`, `02` … within its collection; developing brands continue the numbering of existing ones. */
  readonly number: string
  /** The id of its card on the portfolio page, and thus the fragment that links to it. */
  readonly cardId: string
  readonly host: string
  readonly website: string
  readonly summary: string
  readonly description: string
  readonly details: Rich
  readonly market: MarketSize
  readonly audience: readonly string[]
  readonly revenue: readonly string[]
  readonly thesis: Rich
  readonly risk: Rich
  readonly keywords: readonly string[]
  /** Sold brands keep their page, but cannot be bought. */
  readonly sold: boolean
  /** The acquisition box of the portfolio card. */
  readonly box: { readonly price: Price; readonly action: Action }
  readonly page: BrandPageView
}

/** Content shown only on the brand's own page. */
export interface BrandPageView {
  readonly back: Action
  readonly marketCaption: string
  /** Undefined if the price has no caption. */
  readonly priceCaption: string | undefined
  readonly acquisition: string | undefined
  readonly price: Price
  readonly buy: Action
  readonly offer: Offer
  /** Brands of the same segment, at most three. */
  readonly related: readonly BrandLink[]
  /** Its neighbours in the collection; the first and last brand have only one. */
  readonly previous: BrandLink | undefined
  readonly next: BrandLink | undefined
}

/** Where to make an offer. */
export interface Offer extends Action {
  /** The address as it is written on paper: of an email, or of a page. */
  readonly written: string
}

/** A brand as referenced by other pages. */
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

/** A link or button as shown on a page. */
export interface Action {
  readonly label: string
  readonly href: string
  /** Whether it leads to another site, in a new tab. */
  readonly newTab: boolean
}

/** A collection as referenced elsewhere. */
export interface CollectionName {
  readonly slug: string
  readonly name: string
  readonly address: Address
}
