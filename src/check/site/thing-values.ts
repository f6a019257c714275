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
    ...wrongList(thing),
    ...wrongRange(thing),
    ...wrongPage(thing, page),
    ...wrongTrail(thing),
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

/** List items must be numbered from 1 and match the stated count. */
function wrongList({ properties: { itemListElement: items, numberOfItems } }: Thing): string[] {
  if (!Array.isArray(items)) return []
  const positions = items.map((item: unknown) => fieldOf(item, 'position'))
  const stray = positions.findIndex((position, index) => position !== undefined && position !== index + 1)
  const isCounted = numberOfItems === undefined || numberOfItems === items.length
  return [
    ...(stray < 0 ? [] : [`found position ${positions[stray]} for item ${stray + 1}, expected ${stray + 1}`]),
    ...(isCounted ? [] : [`found numberOfItems ${numberOfItems}, expected ${items.length}, the number of items`]),
  ]
}

function wrongRange({ properties: { lowPrice, highPrice } }: Thing): string[] {
  if (lowPrice === undefined || highPrice === undefined || Number(lowPrice) <= Number(highPrice)) return []
  return [`found highPrice ${highPrice} below lowPrice ${lowPrice}, expected it to be at least as high`]
}

/** A thing whose type is a page must be this page. */
function wrongPage({ type, owner, properties: { url } }: Thing, page: RenderedPage): string[] {
  if (!type.endsWith('Page') || owner !== undefined || url === undefined || url === page.url) return []
  return [`found the url ${url}, expected ${page.url}, the address of the page`]
}

/** An entry of a breadcrumb trail has a name and an address, the last one at least a name (Google, "Breadcrumb"). */
function wrongTrail({ type, owner, properties }: Thing): string[] {
  if (type !== 'ListItem' || owner?.type !== 'BreadcrumbList') return []
  const { name, item } = properties
  const isLast = [owner.properties.itemListElement].flat().at(-1) === properties
  return [
    ...(name || (isFields(item) && item.name) ? [] : ['found no name, expected the name of a page']),
    ...(item || isLast ? [] : ['found no item, expected the address of a page']),
  ]
}
