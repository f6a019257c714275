import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typesetIn } from '../../../src/assets/share/typeset'
import ShareCard from '../../../templates/layout/share-card'
import { loadSite } from '../../support/load-site'
import { openShareFonts } from '../../support/share-fonts'

const { studio } = await loadSite()
const typeset = typesetIn(await openShareFonts())

/** How far the texts of a card reach, from the top one to the bottom one: left, top, right and bottom, in pixels. */
function boxesOf(title: string, line: string, figure: string, name: string): number[][] {
  const emblem = { slug: 'a', stage: 'a', collection: 'a' }
  const svg = renderToStaticMarkup(
    <ShareCard siteName={name} card={{ title, line, figure, emblem }} typeset={typeset} />,
  )
  const groups = svg.matchAll(/<g transform="translate\((\d+) ([\d.]+)\)" fill="[^"]*">(.*?)<\/g>/g)
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
])('%s stand one below the other, beside the emblem and within the image', (_, ...texts) => {
  const boxes = boxesOf(...texts)
  expect(boxes.length).toBe(4)
  let end = 12
  for (const [index, [left = 0, top = 0, right = 0, bottom = 0]] of boxes.entries()) {
    expect(left).toBeGreaterThan(70)
    expect(top).toBeGreaterThan(end)
    expect(right).toBeLessThan(index === 3 ? 1130 : 790)
    end = bottom
  }
  expect(end).toBeLessThan(610)
})

test('a card shows the rest where one of its texts cannot be drawn', () => {
  const boxes = boxesOf('東京', 'Lift and lodging.', '$15,000', 'Northmark Studio')
  expect(boxes.filter(([left = 0]) => Number.isFinite(left)).length).toBe(3)
})

test('the domain stands for a name that cannot be drawn', () => {
  const draw = (title: string) =>
    renderToStaticMarkup(
      <ShareCard
        siteName={studio.name}
        card={{ title, host: 'vista-ski.com', line: 'Lift and lodging.' }}
        typeset={typeset}
      />,
    )
  expect(draw('Vistaж')).toBe(draw('vista-ski.com'))
})
