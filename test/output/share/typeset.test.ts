import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openTypeset } from '../../../src/output/share/typeset'

const { resolve } = createRequire(import.meta.url)
const typeset = await openTypeset(resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'))

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

test('a word that is wider than a line gets its own line', () => {
  expect(typeset('AIRushConsulting is wide', 90, 100, 90).lines.length).toBe(3)
})

test('outlines consist of numbers and commands that every SVG renderer understands', () => {
  const { lines } = typeset('The quick brown fox jumps over $1,234.50 & more', 36, 9000, 40)
  for (const { path } of lines) {
    const commands = path.split(/(?=[MLQCZ])/)
    for (const command of commands)
      expect(command).toMatch(/^(?:Z|[ML]-?[\d.]+ -?[\d.]+|Q(?:-?[\d.]+ ){3}-?[\d.]+|C(?:-?[\d.]+ ){5}-?[\d.]+)$/)
  }
})
