import { domainUrl, mailto } from '../rules/outbound'
import { pageNumber, pagePath } from '../rules/paging'
import { showPrice } from '../rules/price'
import type { BrandPageData } from '../schema/collection'
import { type BrandSource, hostOf, type OwnFields } from './brand-source'
import type { Action, Brand, BrandPageView, Offer } from './types'

/** Builds the page of a brand once for consecutive accesses. */
export function lastPage() {
  let last: { readonly brand: OwnFields; readonly page: BrandPageView } | undefined
  return (brand: OwnFields, source: BrandSource) => {
    if (last?.brand !== brand) last = { brand, page: buildPage(brand, source) }
    return last.page
  }
}

/** Where to register its domain. */
function registrarOf(brand: OwnFields, source: BrandSource): string {
  return domainUrl(source.site.registrar.url, hostOf(brand, source))
}

/** The acquisition box on its portfolio card. */
export function buildBox(brand: OwnFields, source: BrandSource): Brand['box'] {
  return {
    price: showPrice(source.usd, source.tiers, 'when-higher'),
    action:
      source.rules.cardBuy === 'registrar'
        ? { label: 'Buy this domain now', href: registrarOf(brand, source), newTab: true }
        : { label: 'See how to acquire it', href: `${brand.address.href}#acquisition`, newTab: false },
  }
}

function buildPage(brand: OwnFields, source: BrandSource): BrandPageView {
  const { rules } = source
  // Fields are listed one by one: object spread takes Node 20 ten times as long.
  return {
    back: backTo(brand, source),
    marketCaption: rules.marketCaption,
    priceCaption: rules.priceCaption || undefined,
    acquisition: source.data.acquisitionOpportunity,
    price: showPrice(source.usd, source.tiers, rules.reference),
    buy: { label: rules.buy, href: registrarOf(brand, source), newTab: true },
    offer: makeOffer(rules.offer, brand, source),
    related: source.related,
    previous: source.previous,
    next: source.next,
  }
}

/** The link back to a brand's card, on the portfolio page that shows it. */
function backTo({ collection, cardId }: OwnFields, { index, list, address }: BrandSource): Action {
  const page = address(pagePath(collection.address.path, pageNumber(index, list.pageSize)))
  return { label: list.back, href: `${page.href}#${cardId}`, newTab: false }
}

function makeOffer(way: BrandPageData['offer'], brand: OwnFields, source: BrandSource): Offer {
  const { offersEmail, marketplace } = source.site
  const label = 'Make an Offer'
  if (way === 'mail') {
    return { label, href: mailto(offersEmail, `Domain Offer: ${brand.name}`), newTab: false, written: offersEmail }
  }
  const href = domainUrl(marketplace.url, hostOf(brand, source))
  return { label, href, newTab: true, written: href }
}
