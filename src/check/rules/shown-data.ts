import { escapePattern } from '../../lib/escape-pattern'
import type { Fault } from '../../lib/fault'
import { languageOf, usualLocale } from '../../lib/formats'
import { memo } from '../../lib/memo'
import { all, collapsed, textOf } from '../site/elements'
import { locate } from '../site/locate'
import { markupErrors } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'
import { isSoldOut, type Thing, thingsOf } from '../site/things'

/** Search engines penalize structured data that contradicts the page (Google, "General structured data guidelines"). */
export const shownDataRule: Rule = {
  id: 'shown-data',
  promise: 'names and prices in structured data are those that the page shows',
  findOn: (page, site) => {
    const things = thingsOf(page).filter((thing) => !isBreadcrumb(thing))
    const blocks = blocksOf(page)
    return things.flatMap((thing) => [...unseenName(thing, page), ...unseenPrices(thing, page, site, blocks)])
  },
}

/** A breadcrumb trail uses the names of parent pages and need not be visible on the page. */
function isBreadcrumb({ type, owner }: Thing): boolean {
  return type === 'BreadcrumbList' || (owner !== undefined && isBreadcrumb(owner))
}

function unseenName({ properties: { name }, path }: Thing, page: RenderedPage): Fault[] {
  if (typeof name !== 'string' || shows(page.text, name)) return []
  return fault(page, `${path}: found the name “${name}”, expected one that the page shows`)
}

function unseenPrices(thing: Thing, page: RenderedPage, site: RenderedSite, blocks: Blocks): Fault[] {
  const prices = ['price', 'lowPrice', 'highPrice'].filter((name) => thing.properties[name] !== undefined)
  const place = prices.length === 0 ? '' : offerPlace(thing, page, site, blocks)
  const { locale = usualLocale } = site.site.settings
  // The page must say that it is sold instead, in a word of which only the English one is known.
  if (isSoldOut(thing) && (languageOf(locale) !== 'en' || shows(place, 'sold'))) return []
  return prices.flatMap((name) => {
    const amount = Number(thing.properties[name])
    if (showsAmount(place, amount, locale)) return []
    return fault(page, `${thing.path}: found ${name} ${amount}, expected the price that the page shows there`)
  })
}

/**
 * The text of the element that shows an offer: the one that its address links to, or else the smallest one that
 * contains the name of what is offered and an amount.
 */
function offerPlace(
  { properties: { url }, owner }: Thing,
  page: RenderedPage,
  site: RenderedSite,
  blocks: Blocks,
): string {
  const address = typeof url === 'string' && locate(url, site) === page.path ? new URL(url) : undefined
  const named = address === undefined ? null : page.document.getElementById(address.hash.slice(1))
  if (named !== null) return textOf(named)
  const name = String(owner?.properties.name ?? '')
  const whole = wholeName(name)
  return blocks().find((text) => whole.test(text) && /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text)) ?? page.text
}

/** The texts of all elements that may contain an offer, shortest first. */
type Blocks = () => readonly string[]

/** Computed on first use and cached: a price list needs it for each of its rows. */
function blocksOf(page: RenderedPage): Blocks {
  let texts: readonly string[] | undefined
  return () => {
    texts ??= all(page, 'tr, li, dl, article, section, main')
      .map(textOf)
      .sort((a, b) => a.length - b.length)
    return texts
  }
}

function shows(text: string, words: string): boolean {
  return text.toLowerCase().includes(collapsed(words).toLowerCase())
}

/** Matches a name, but not as part of another: `ski.com` is no row of `waterski.com`. */
function wholeName(name: string): RegExp {
  return new RegExp(`(?<![\\w.-])${escapePattern(collapsed(name))}(?![\\w-]|\\.\\w)`, 'i')
}

/** Whether a text shows an amount, with or without thousands separators, and not as part of another number. */
function showsAmount(text: string, amount: number, locale: string): boolean {
  const { forms, decimal } = writtenIn(locale)
  const written = forms(amount).map(collapsed).map(escapePattern).join('|')
  return new RegExp(`(?<![\\d.,])(?:${written})(?:${escapePattern(decimal)}0+)?(?!\\d|[.,]\\d)`).test(text)
}

/** The ways to write an amount in a locale: with as many decimals as it has, and with two. */
const writtenIn = memo(1, (locale: string) => {
  const format = (useGrouping: boolean, minimumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits, maximumFractionDigits: 20 })
  const styles = [format(true, 0), format(true, 2), format(false, 0), format(false, 2)]
  return {
    forms: (amount: number) => [String(amount), ...styles.map((style) => style.format(amount))],
    /** The sign before decimals. */
    decimal:
      format(false, 1)
        .formatToParts(0)
        .find(({ type }) => type === 'decimal')?.value ?? '.',
  }
})

function fault(page: RenderedPage, message: string): Fault[] {
  return markupErrors(page, [message], 'Use the same field of the data for both')
}
