import * as z from 'zod'
import { fieldOf, isFields } from '../../content/parse/source'
import type { RenderedPage } from './rendered-site'
import type { Thing } from './things'

const currencies = Intl.supportedValuesOf('currency')

const availabilities =
  /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/

/** Properties with the expected values, as a phrase and as a check. */
const kinds: readonly (readonly [names: readonly string[], expected: string, isRight: (value: string) => boolean])[] = [
  [
    ['price', 'lowPrice', 'highPrice'],
    'a number above 0 without currency sign or commas',
    (value) => Number(value) > 0,
  ],
  [['priceCurrency'], 'a currency such as USD', (value) => currencies.includes(value)],
  [['availability'], 'an availability such as https://schema.org/InStock', (value) => availabilities.test(value)],
  [
    ['url', 'logo', 'image', 'sameAs', 'contentUrl', '@id'],
    'an absolute https address',
    (value) => /^https?:\/\/[^/\s]/.test(value),
  ],
  [['dateModified', 'datePublished', 'dateCreated', 'foundingDate'], 'a date such as 2025-08-01', isDate],
]

const date = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/** A date may lack the day, or the month as well, or have a time. */
function isDate(text: string): boolean {
  return date.safeParse(text.length < 10 ? `${text}-01-01`.slice(0, 10) : text).success
}

/** The faults in the values of a thing, one sentence each. */
export function valueFaults(thing: Thing, page: RenderedPage): string[] {
  return [
    ...wrongKinds(thing),
    ...contradictions(thing, page).flatMap(([isWrong, message]) => (isWrong ? [message] : [])),
  ]
}

function wrongKinds({ properties }: Thing): string[] {
  return kinds.flatMap(([names, expected, isRight]) =>
    names.flatMap((name) =>
      [properties[name]]
        .flat()
        // A nested thing instead of a value has its own checks.
        .filter((value) => value !== undefined && !isFields(value) && !isRight(String(value)))
        .map((value) => `found ${name} ${JSON.stringify(value)}, expected ${expected}`),
    ),
  )
}

/** What values must not say together: whether they do, and a message. */
function contradictions({ type, owner, properties }: Thing, page: RenderedPage): (readonly [boolean, string])[] {
  const { url, lowPrice, highPrice, itemListElement, numberOfItems, name, item } = properties
  const items: readonly unknown[] = Array.isArray(itemListElement) ? itemListElement : []
  const positions = items.map((one) => fieldOf(one, 'position'))
  const stray = positions.findIndex((position, index) => position !== undefined && position !== index + 1)
  const isMiscounted = Array.isArray(itemListElement) && (numberOfItems ?? items.length) !== items.length
  // A thing whose type is a page must be this page.
  const isPage = type.endsWith('Page') && owner === undefined
  // An entry of a breadcrumb trail has a name and an address, the last one at least a name (Google, "Breadcrumb").
  const isStep = type === 'ListItem' && owner?.type === 'BreadcrumbList'
  const isLast = [owner?.properties.itemListElement].flat().at(-1) === properties
  return [
    [stray >= 0, `found position ${positions[stray]} for item ${stray + 1}, expected ${stray + 1}`],
    [isMiscounted, `found numberOfItems ${numberOfItems}, expected ${items.length}, the number of items`],
    [
      Number(lowPrice) > Number(highPrice),
      `found highPrice ${highPrice} below lowPrice ${lowPrice}, expected it to be at least as high`,
    ],
    [isPage && (url ?? page.url) !== page.url, `found the url ${url}, expected ${page.url}, the address of the page`],
    [isStep && !name && !fieldOf(item, 'name'), 'found no name, expected the name of a page'],
    [isStep && !item && !isLast, 'found no item, expected the address of a page'],
  ]
}
