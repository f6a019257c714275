import { describe, expect, test } from 'vitest'
import { typesetIn } from '../../../src/assets/share/typeset'
import { openShareFonts } from '../../support/share-fonts'

const typeset = typesetIn(await openShareFonts())

/** The right edge of a line. */
function widthOf({ path }: { readonly path: string }): number {
  return Math.max(...[...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)))
}

test('a short text is one line on the baseline', () => {
  const { lines, height } = typeset('VistaSet', 90, 700, 100)
  expect([lines.length, lines[0]?.y, height]).toEqual([1, 0, 0])
})

test('a long text is broken between words, with one line below the other', () => {
  const { lines, height } = typeset('One visit leaves a second home with network and locks working', 40, 300, 50)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.map(({ y }) => y)).toEqual(lines.map((_, index) => index * 50))
  expect(height).toBe((lines.length - 1) * 50)
})

test('letters of several fonts follow each other', () => {
  const [whole, ...others] = typeset('Łódź', 90, 700, 100).lines
  expect(others).toEqual([])
  expect(widthOf(whole ?? { path: '' })).toBeGreaterThan(140)
  expect(typeset('Łódź'.normalize('NFD'), 90, 700, 100).lines).toEqual([whole])
})

describe('a text that does not fit', () => {
  const long = 'Donaudampfschifffahrtsgesellschaft'
  const sentence =
    'Blankets, yarn, looms, valleys, weavers, hotels, cabins, patterns, colors, mills, seasons and families. '

  test.each<[string, string, number, number, number]>([
    ['as it is', 'Northmark', 300, 0, 1],
    ['smaller where a word is wide', 'Northmark Schifffahrt', 190, 100, 2],
    ['smaller where there are too many lines', 'One two three four five six', 200, 50, 2],
    ['in pieces where a word is wider still', long, 170, 100, 3],
    ['without its end where there is no other way', sentence.repeat(9), 300, 100, 4],
    ['without its end in one line', sentence, 300, 0, 1],
  ])('is set %s', (_, text, width, height, count) => {
    const set = typeset(text, 40, width, 50, height)
    expect(set.lines.length).toBe(count)
    expect(set.height).toBeLessThanOrEqual(height)
    // The outline of a last letter may be a little wider than the letter.
    for (const line of set.lines) expect(widthOf(line)).toBeLessThan(width + 2)
  })

  test('ends with an ellipsis, at the smallest size', () => {
    const [cut = { path: '' }] = typeset(sentence, 40, 300, 50, 0).lines
    const [start = { path: '' }] = typeset('Blankets, yarn, looms', 24, 900, 50).lines
    expect(cut.path.startsWith(start.path)).toBe(true)
    const dots = cut.path.split('M').slice(-3)
    expect(dots.map((dot) => dot.split('Q').length)).toEqual([9, 9, 9])
  })
})

test.each(['東京 Ski', 'Vistaжski', '₿ 5', '🎉', '', ' '])('of the text %j, nothing is set', (text) => {
  expect(typeset(text, 40, 300, 50)).toEqual({ lines: [], height: 0 })
})

test.each([
  ['Ski 🎉', 'Ski'],
  ['🎉Ski ⛷ Club', 'Ski Club'],
])('of the text %j, %j is set', (text, left) => {
  expect(typeset(text, 40, 300, 50)).toEqual(typeset(left, 40, 300, 50))
})

test('outlines consist of numbers and commands that every SVG renderer understands', () => {
  const { lines } = typeset('The quick brown fox jumps over $1,234.50 & more, Łódź too', 36, 9000, 40)
  for (const { path } of lines) {
    const commands = path.split(/(?=[MLQCZ])/)
    for (const command of commands)
      expect(command).toMatch(/^(?:Z|[ML]-?[\d.]+ -?[\d.]+|Q(?:-?[\d.]+ ){3}-?[\d.]+|C(?:-?[\d.]+ ){5}-?[\d.]+)$/)
  }
})
