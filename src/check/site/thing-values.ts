import { isDay } from './day'
import type { RenderedPage } from './rendered-site'
import { isRecord, type Thing } from './things'

/** A check for values, and its wording. */
interface ValueKind {
  readonly names: readonly string[]
  readonly expected: string
  readonly isRight: (value: unknown) => boolean
}

const currencies = Intl.supportedValuesOf('currency')
const availabilities =
  /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/

const kinds: readonly ValueKind[] = [
  {
    names: ['price', 'lowPrice', 'highPrice'],
    expected: 'a number above 0 without currency sign or commas',
    isRight: (value) => Number(value) > 0,
  },
  {
    names: ['priceCurrency'],
    expected: 'a currency such as USD',
    isRight: (value) => currencies.includes(String(value)),
  },
  {
    names: ['availability'],
    expected: 'an availability such as https://schema.org/InStock',
    isRight: (value) => availabilities.test(String(value)),
  },
  {
    names: ['url', 'logo', 'image', 'sameAs', 'contentUrl', '@id'],
    expected: 'an absolute https address',
    isRight: (value) => typeof value !== 'string' || /^https?:\/\/[^/\s]/.test(value),
  },
  {
    names: ['dateModified', 'datePublished', 'dateCreated', 'foundingDate'],
    expected: 'a date such as 2025-08-01',
    isRight: (value) => isDate(String(value)),
  },
]

/** A date may lack the day, or the month as well, or have a time. */
function isDate(text: string): boolean {
  const isInShape = /^\d{4}(-\d{2}(-\d{2}(T.+)?)?)?$/.test(text)
  return isInShape && isDay(text.slice(0, 10).padEnd(10, '-01')) && !Number.isNaN(Date.parse(text))
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
  return kinds.flatMap(({ names, expected, isRight }) =>
    names.flatMap((name) =>
      [properties[name]]
        .flat()
        .filter((value) => value !== undefined && !isRight(value))
        .map((value) => `found ${name} ${JSON.stringify(value)}, expected ${expected}`),
    ),
  )
}

/** List items must be numbered from 1 and match the stated count. */
function wrongList({ properties: { itemListElement, numberOfItems } }: Thing): string[] {
  if (!Array.isArray(itemListElement)) return []
  const items: readonly unknown[] = itemListElement
  const positions = items.map((item) =>
    typeof item === 'object' && item !== null && 'position' in item ? item.position : undefined,
  )
  const stray = positions.findIndex((position, index) => position !== undefined && position !== index + 1)
  return [
    ...(stray < 0 ? [] : [`found position ${positions[stray]} at place ${stray + 1}, expected ${stray + 1}`]),
    ...(numberOfItems === undefined || numberOfItems === items.length
      ? []
      : [`found numberOfItems ${numberOfItems}, expected ${items.length}, the number of items`]),
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
    ...(name || (isRecord(item) && item.name) ? [] : ['found no name, expected that of a page']),
    ...(item || isLast ? [] : ['found no item, expected the address of a page']),
  ]
}
