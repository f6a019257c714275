import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typesetIn } from '../../../src/assets/share/typeset'
import ShareCard from '../../../templates/layout/share-card'
import { loadSite } from '../../support/load-site'
import { openShareFonts } from '../../support/share-fonts'

const { studio, collections } = await loadSite()
const brands = collections.flatMap((collection) => collection.brands)
const typeset = typesetIn(await openShareFonts())

type Card = ComponentProps<typeof ShareCard>['card']

function draw(card: Card, siteName = studio.name): string {
  return renderToStaticMarkup(<ShareCard siteName={siteName} card={card} typeset={typeset} />)
}

/** How far the texts of a card reach, from the top one to the bottom one: left, top, right and bottom, in pixels. */
function boxesOf(card: Card, name: string): number[][] {
  const groups = draw(card, name).matchAll(/<g transform="translate\((\d+) ([\d.]+)\)" fill="[^"]*">(.*?)<\/g>/g)
  return [...groups].map(([, x, y, lines = '']) => {
    const points = [...lines.matchAll(/d="([^"]*)" transform="translate\(0 ([\d.]+)\)"/g)].flatMap(
      ([, path = '', down]) =>
        [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, left, top]) => [
          Number(x) + Number(left),
          Number(y) + Number(down) + Number(top),
        ]),
    )
    const [across, along] = [points.map(([left = 0]) => left), points.map(([, top = 0]) => top)]
    return [Math.min(...across), Math.min(...along), Math.max(...across), Math.max(...along)]
  })
}

const sentence =
  'Blankets, yarn, looms, valleys, weavers, hotels, cabins, patterns, colors, mills, seasons and families. '

test.each<[string, string, string, string, string]>([
  ['short texts', 'VistaSki', 'Lift and lodging in one cart.', '$15,000', 'Northmark Studio'],
  ['a long line', 'VistaSki', sentence.repeat(3), '$15,000', 'Northmark Studio'],
  ['accents upon accents', 'Ế Ữ Ẩ Ǻ Ế Ữ Ẩ Ǻ Ế Ữ Ẩ Ǻ Ế Ữ Ẩ Ǻ', 'Ế '.repeat(90), '$15,000', 'Northmark Studio'],
  ['a title of 23 letters', 'Donaudampfschifffahrtsg', sentence, '$15,000', 'Northmark Studio'],
  ['one word', 'M'.repeat(80), 'W'.repeat(200), 'M'.repeat(40), 'W'.repeat(90)],
  ['long texts', sentence, sentence.repeat(9), sentence, sentence],
])('%s stand one below the other, at the side of the emblem and within the image', (_, title, line, figure, name) => {
  const single = boxesOf({ title, line, figure, emblem: { collection: 'vista', emblems: 'ski' } }, name)
  const row = boxesOf({ title, line, figure, emblem: { collection: 'ai', emblems: 'news\nbolt\nplane' } }, name)
  for (const boxes of [single, row]) {
    expect(boxes.length).toBe(4)
    let end = boxes === row ? 208 : 48
    for (const [index, [left = 0, top = 0, right = 0, bottom = 0]] of boxes.entries()) {
      expect(left).toBeGreaterThan(boxes === single && index < 2 ? 400 : 70)
      expect(top).toBeGreaterThan(end)
      expect(right).toBeLessThan(1130)
      end = bottom
    }
    expect(end).toBeLessThan(620)
  }
})

test.each(brands)('$host is set in 90 pixels or more', ({ host }) => {
  const [, , [left = 0, , right = 0] = []] = boxesOf({ title: host, line: 'a', figure: 'a' }, 'a')
  const [first] = typeset(host, 90, 9000, 90).lines
  const widths = [...(first?.path ?? '').matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
  expect(right - left).toBeGreaterThanOrEqual(Math.max(...widths) - Math.min(...widths) - 1)
})

test('a collection shows a row of emblems, a brand one, and other pages the mark of the studio', () => {
  const shapes = (emblem: Card['emblem']) => draw({ title: 'A', line: '', emblem }).match(/<g color=[^>]*>/g)
  const row = shapes({ collection: 'vista', emblems: 'ski\nsail\nvistafoo Coffee' })
  expect([row?.length, new Set(row).size]).toEqual([3, 3])
  expect(shapes({ collection: 'ai', emblems: 'plane' })).toHaveLength(1)
  expect(draw({ title: 'A', line: '' })).toContain('scale(10)')
})

test('a brand with a logo shows it in the place of the emblem', () => {
  const drawn = draw({ title: 'A', line: '', emblem: { collection: 'ai', logo: '/assets/a.webp' } })
  expect(drawn).toContain('<image href="/assets/a.webp" x="80" y="60"')
  expect(drawn).not.toMatch(/<g color=/)
})

test('a card shows the rest if one of its texts cannot be drawn', () => {
  const boxes = boxesOf({ title: '東京', line: 'Lift and lodging.', figure: '$15,000' }, 'Northmark Studio')
  expect(boxes.filter(([left = 0]) => Number.isFinite(left)).length).toBe(3)
})

test('the domain replaces a name that cannot be drawn', () => {
  const drawn = (title: string) => draw({ title, host: 'vista-ski.com', line: 'Lift and lodging.' })
  expect(drawn('Vistaж')).toBe(drawn('vista-ski.com'))
})
