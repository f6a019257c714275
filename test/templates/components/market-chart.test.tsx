import { expect, test } from 'vitest'
import { MarketChart } from '../../../templates/components/market-chart'
import { marketSize } from '../../../templates/content/amounts'
import { brandOf, exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const brand = brandOf(await exampleSite(), 'vistaset')

/** The chart of brands with these markets, the largest first, each in a segment of its own. */
function chartOf(...sizes: readonly string[]) {
  const brands = sizes.map((size) => ({ ...brand, slug: size, name: `Of ${size}`, market: marketSize.parse(size) }))
  const segments = brands.map(({ market: { usd, text } }, index) => ({ stage: `Segment ${index}`, usd, text }))
  const largest = { brands: { items: brands, others: 0 }, segments: { items: segments, others: 0 } }
  const spread = { segment: 'Segment 0', share: '90%', median: { usd: 1e9, text: '$1B' } }
  return render(<MarketChart largest={largest} spread={spread} />).document
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test.each([
  [
    ['$20B', '$2B'],
    ['$1B', '$10B', '$100B'],
  ],
  [['$1B'], ['$1B', '$10B']],
  [
    ['$0.2M', '$0.02M'],
    ['$10K', '$100K', '$1M'],
  ],
])('of %j the scale has each power of ten around them', (sizes, ticks) => {
  expect(texts(chartOf(...sizes), '.market-strip g text')).toEqual(ticks)
})

test.each([
  [6, ['Segment 5'], undefined],
  [8, ['3 others'], '$6B'],
])('of %i segments, the bar names the largest five, and a sixth only if it is the last', (count, last, amount) => {
  const sizes = Array.from({ length: count }, (_, index) => `$${count - index}B`)
  const shares = texts(chartOf(...sizes), '.market-shares li')
  expect(shares).toHaveLength(6)
  expect(shares.at(-1)).toContain(last[0])
  if (amount !== undefined) expect(shares.at(-1)).toContain(amount)
})

test.each([
  [
    ['$1B', '$1B', '$1B'],
    [34, 33, 33],
  ],
  [
    ['$870B', '$26B', '$26B', '$26B', '$26B', '$26B'],
    [87, 3, 3, 3, 2, 2],
  ],
  [
    ['$999B', '$1B'],
    [100, 'under 1'],
  ],
])('the shares of %j are whole percents that add up to 100', (sizes, shares) => {
  const shown = texts(chartOf(...sizes), '.market-shares li span')
  expect(shown).toEqual(shares.map((share) => `${share}%`))
})

test('points that would cover each other are on different levels, and all others on the middle one', () => {
  const points = [...chartOf('$90B', '$10.2B', '$10.1B', '$10B').querySelectorAll('circle')].map((point) => [
    Number.parseFloat(point.getAttribute('cx') ?? ''),
    Number(point.getAttribute('cy')),
  ])
  const [first = [], second = [], third = [], last = []] = points
  expect(new Set([first[1], second[1], third[1]]).size).toBe(3)
  expect(last[1]).toBe(first[1])
})
