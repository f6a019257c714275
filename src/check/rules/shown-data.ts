import { escapePattern } from '../../lib/escape-pattern'
import { languageOf, usualLocale } from '../../lib/formats'
import { memo } from '../../lib/memo'
import { all, collapsed, textOf } from '../site/elements'
import { locate } from '../site/locate'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'
import { isSoldOut, type Thing, thingsOf } from '../site/things'

/** Search engines penalize structured data that contradicts the page (Google, "General structured data guidelines"). */
export const shownDataRule: Rule = {
  id: 'shown-data',
  promise: 'names and prices in structured data are those that the page shows',
  fix: 'Use the same field of the data for both',
  findOn: (page, site) => {
    const things = thingsOf(page).filter((thing) => !isBreadcrumb(thing))
    return things.flatMap((thing) => [...unseenName(thing, page), ...unseenPrices(thing, page, site)])
  },
}

/** A breadcrumb trail uses the names of parent pages and need not be visible on the page. */
function isBreadcrumb({ type, owner }: Thing): boolean {
  return type === 'BreadcrumbList' || (owner !== undefined && isBreadcrumb(owner))
}

function unseenName({ properties: { name }, path }: Thing, page: RenderedPage): string[] {
  if (typeof name !== 'string' || shows(page.text, name)) return []
  return [`${path}: found the name “${name}”, expected one that the page shows`]
}

function unseenPrices(thing: Thing, page: RenderedPage, site: RenderedSite): string[] {
  const prices = ['price', 'lowPrice', 'highPrice'].filter((name) => thing.properties[name] !== undefined)
  const place = prices.length === 0 ? '' : offerPlace(thing, page, site)
  const { locale = usualLocale } = site.site.settings
  // The page must say instead that it is sold; only the English word is known.
  if (isSoldOut(thing) && (languageOf(locale) !== 'en' || shows(place, 'sold'))) return []
  return prices
    .map((name) => ({ name, amount: Number(thing.properties[name]) }))
    .filter(({ amount }) => !showsAmount(place, amount, locale))
    .map(({ name, amount }) => `${thing.path}: found ${name} ${amount}, expected the price that the page shows there`)
}

/**
 * The text of the element that shows an offer: the one that its address links to, or else the smallest one that
 * contains the name of what is offered and an amount.
 */
function offerPlace({ properties: { url }, owner }: Thing, page: RenderedPage, site: RenderedSite): string {
  const isHere = typeof url === 'string' && locate(url, site) === page.path
  const named = isHere ? page.document.getElementById(new URL(url).hash.slice(1)) : null
  if (named !== null) return textOf(named)
  const whole = wholeName(String(owner?.properties.name ?? ''))
  return blocksOf(page).find((text) => whole.test(text) && /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text)) ?? page.text
}

/**
 * The texts of all elements that may contain an offer, shortest first. A price list needs them for each of its rows.
 */
const blocksOf = memo(1, (page: RenderedPage) =>
  all(page, 'tr, li, dl, article, section, main')
    .map(textOf)
    .sort((a, b) => a.length - b.length),
)

function shows(text: string, words: string): boolean {
  return text.toLowerCase().includes(collapsed(words).toLowerCase())
}

/** Matches a name, but not as part of another: `ski.com` is not part of `waterski.com`. */
function wholeName(name: string): RegExp {
  return new RegExp(`(?<![\\w.-])${escapePattern(collapsed(name))}(?![\\w-]|\\.\\w)`, 'i')
}

/** Whether a text shows an amount, with or without thousands separators, and not as part of another number. */
function showsAmount(text: string, amount: number, locale: string): boolean {
  const forms = [String(amount), ...formatsOf(locale).map((format) => format.format(amount))]
  const written = forms.map(collapsed).map(escapePattern).join('|')
  return new RegExp(`(?<![\\d.,])(?:${written})(?!\\d|[.,]\\d)`).test(text)
}

/** The ways to write an amount in a locale: with its own number of decimals, and with two. */
const formatsOf = memo(1, (locale: string) =>
  [true, false].flatMap((useGrouping) =>
    [0, 2].map(
      (minimumFractionDigits) =>
        new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits, maximumFractionDigits: 20 }),
    ),
  ),
)
