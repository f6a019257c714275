import { cardNumber, domainUrl, latest, linkedDomain, type ModelTools, pageNumber, pagePath } from 'build-site'
import type { Data } from '../content'
import { nameFacts } from '../rules/name-facts'
import { offerMail } from './mail'
import { showPrice } from './price'
import { rich } from './rich'
import type { BrandLink, Member, Roster } from './roster'

/** A complete brand, with every figure computed and every address made. */
export type Brand = ReturnType<typeof buildBrand>

/** A link or button as shown on a page. */
export interface Action {
  readonly label: string
  readonly href: string
  /** Whether it leads to another site, in a new tab. */
  readonly newTab: boolean
}

/**
 * Builds a brand from its record, its position and the settings of its collection.
 *
 * @param index counted from 0 across both lists of its collection
 * @param related the brands most similar to it, at most three
 */
export function buildBrand(
  { slug, status, record, link, usd }: Member,
  index: number,
  related: readonly BrandLink[],
  { collection, texts, members }: Roster,
  data: Data,
  tools: ModelTools,
) {
  const pricing = data.pricing.value
  const { badge, homeBadge } = texts[status === 'active' ? 'existing' : 'developing']
  const rules = rulesOf(slug, texts)
  const host = record.website ?? `${slug}.com`
  const cardId = record.id ?? slug
  const lookup = data.site.value.registrationData
  const buyUrl = domainUrl(data.site.value.registrar.url, host)
  const { href } = tools.address(pagePath(collection.address.path, pageNumber(index, texts.pageSize)))
  return {
    ...{ slug, collection, status, badge, homeBadge, host, emblem: link.emblem },
    ...{ name: record.name, stage: record.stage, logo: record.logo, summary: record.summary },
    ...{ description: record.description, keywords: record.keywords, sold: record.sold },
    ...{ registration: record.registration, concept: record.concept },
    address: link.address,
    // A sold brand shows no price.
    updated: record.sold ? record.updated : latest(record.updated, [pricing.updated]),
    /** `01`, `02` … within its collection; developing brands continue the numbering of existing ones. */
    number: cardNumber(index),
    /** The id of its card on the portfolio page, and thus the fragment that links to it. */
    cardId,
    website: `https://${linkedDomain(host)}`,
    details: rich(record.details, tools),
    market: record.marketSize,
    audience: splitList(record.targetAudience, ', '),
    revenue: splitList(record.revenueModel, ' + '),
    thesis: rich(record.investmentThesis, tools),
    risk: rich(record.riskMitigation, tools),
    /** The acquisition box of the portfolio card. */
    box: {
      price: showPrice(usd, pricing.referenceTiers, 'when-higher'),
      action:
        rules.cardBuy === 'registrar'
          ? { label: 'Buy this domain now', href: buyUrl, newTab: true }
          : { label: 'See how to acquire it', href: `${link.address.href}#acquisition`, newTab: false },
    },
    /** What only its own page shows. */
    page: {
      /** Leads to its card, on the portfolio page that shows it. */
      back: { label: texts.back, href: `${href}#${cardId}`, newTab: false },
      marketCaption: rules.marketCaption,
      priceCaption: rules.priceCaption || undefined,
      acquisition: record.acquisitionOpportunity,
      activeNote: status === 'active' && record.activeNote ? rich(record.activeNote, tools) : undefined,
      marketBasis: record.marketBasis,
      facts: nameFacts(record.name, host, data.domains?.value.syllables),
      price: showPrice(usd, pricing.referenceTiers, rules.reference),
      buy: { label: rules.buy, href: buyUrl, newTab: true },
      offer: offerOf(record.name, host, rules, data.site.value),
      /** Another way to make an offer; undefined if the button already is that. */
      mail: rules.offer === 'mail' ? undefined : offerMail(record.name, data.site.value),
      lookup: lookup && { label: lookup.name, href: domainUrl(lookup.url, host), newTab: true },
      /** The first and last brand have only one neighbour in the collection. */
      ...{ related, previous: members[index - 1]?.link, next: members[index + 1]?.link },
    },
  }
}

type Rules = Roster['texts']['brandPage']

/** The settings of its collection for brand pages, with the overrides for a brand. */
function rulesOf(slug: string, { brandPage, brandOverrides }: Roster['texts']): Rules {
  return Object.hasOwn(brandOverrides, slug) ? Object.assign({}, brandPage, brandOverrides[slug]) : brandPage
}

/** Where to make an offer, and the printed address: an email address, or a page. */
function offerOf(name: string, host: string, { offer }: Rules, site: Data['site']['value']) {
  const label = 'Make an Offer'
  if (offer === 'mail') return { ...offerMail(name, site), label, written: site.offersEmail }
  const href = domainUrl(site.marketplace.url, host)
  return { label, href, newTab: true, written: href }
}

/** Splits a target audience at its commas or a revenue model at its plus signs. */
export function splitList(line: string, separator: ', ' | ' + '): string[] {
  return line.split(separator).map((item) => item.trim())
}
