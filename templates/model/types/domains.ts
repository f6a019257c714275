import type { Address } from 'build-site'
import type { Money } from '../../rules/money'
import type { Price } from '../../rules/price'
import type { PriceLadder } from '../../rules/price-ladder'
import type { DomainTiles } from '../../rules/statistics'
import type { Action, Brand } from './brand'

/** One row of the price list. */
export interface Domain {
  readonly slug: string
  readonly host: string
  readonly summary: string
  readonly keywords: readonly string[]
  readonly sold: boolean
  readonly price: Price
  readonly buy: Action
  /** The brand with its page; undefined if the domain has none. */
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
  /** Number of domains per page. */
  readonly pageSize: number
  readonly searchLabel: string
  /** Undefined if the empty search field shows no placeholder. */
  readonly searchExamples: string | undefined
  /** Lines of words that mean nearly the same, such as `coffee, latte`. */
  readonly relatedWords: readonly string[]
  readonly groups: readonly DomainGroup[]
  readonly tiles: DomainTiles
  readonly ladder: PriceLadder
  /** Upper price bounds that a visitor can choose. */
  readonly ceilings: readonly Money[]
  /** The URL where a domain can be bought. */
  readonly buyUrl: (host: string) => string
  /** The search index of a paginated list; undefined if the list fits on one page. */
  readonly index: Address | undefined
  /** The same list for spreadsheets and for programs. */
  readonly downloads: { readonly csv: Address; readonly json: Address }
}
