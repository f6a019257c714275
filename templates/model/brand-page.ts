import { domainUrl, type MakeAddress, mailto, pageNumber, pagePath } from 'build-site'
import type { BrandPageData, CollectionData } from '../content/collection'
import type { PricingData } from '../content/pricing'
import type { SiteData } from '../content/site'
import { type Price, showPrice } from '../rules/price'
import type { Member } from './roster'
import type { Action, Brand, BrandPageView, CollectionName, Offer } from './types'

/** The place of a brand among others. */
export interface BrandPlace extends Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  /** Counted from 0 across both lists of its collection. */
  readonly index: number
}

/** What the page and the card of a brand are built from. */
interface BrandSource extends BrandPlace {
  readonly member: Member
  /** Its domain. */
  readonly host: string
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  readonly collection: CollectionName
  readonly texts: CollectionData
  /** How its page differs from others. */
  readonly rules: BrandPageData
}

/** The acquisition box on its portfolio card. */
export function buildBox(source: BrandSource): Brand['box'] {
  const { host, site, member, rules } = source
  return {
    price: priceOf(source, 'when-higher'),
    action:
      rules.cardBuy === 'registrar'
        ? { label: 'Buy this domain now', href: domainUrl(site.registrar.url, host), newTab: true }
        : { label: 'See how to acquire it', href: `${member.link.address.href}#acquisition`, newTab: false },
  }
}

/** What only its own page shows. */
export function buildPage(source: BrandSource): BrandPageView {
  const { rules, host, site, member, related, previous, next } = source
  return {
    back: backTo(source),
    marketCaption: rules.marketCaption,
    priceCaption: rules.priceCaption || undefined,
    acquisition: member.record.acquisitionOpportunity,
    price: priceOf(source, rules.reference),
    buy: { label: rules.buy, href: domainUrl(site.registrar.url, host), newTab: true },
    offer: makeOffer(source),
    related,
    previous,
    next,
  }
}

function priceOf({ member, pricing }: BrandSource, reference: Parameters<typeof showPrice>[2]): Price {
  return showPrice(member.usd, pricing.referenceTiers, reference)
}

/** The link back to a brand's card, on the portfolio page that shows it. */
function backTo({ collection, member, index, texts, address }: BrandSource): Action {
  const page = address(pagePath(collection.address.path, pageNumber(index, texts.pageSize)))
  return { label: texts.back, href: `${page.href}#${member.record.id ?? member.slug}`, newTab: false }
}

function makeOffer({ rules, host, site, member }: BrandSource): Offer {
  const { offersEmail, marketplace } = site
  const label = 'Make an Offer'
  if (rules.offer === 'mail') {
    const href = mailto(offersEmail, `Domain Offer: ${member.record.name}`)
    return { label, href, newTab: false, written: offersEmail }
  }
  const href = domainUrl(marketplace.url, host)
  return { label, href, newTab: true, written: href }
}
