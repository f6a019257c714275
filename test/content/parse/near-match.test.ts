import { expect, test } from 'vitest'
import { nearMatch } from '../../../src/content/parse/near-match'

test.each([
  ['titel', ['title', 'stage'], 'title'],
  ['vistasett', ['vistaready', 'vistaset', 'vistasip'], 'vistaset'],
  ['VISTASET', ['vistasip', 'vistaset'], 'vistaset'],
  ['marketsize', ['marketSize'], 'marketSize'],
  ['brand', ['legal', 'brands'], 'brands'],
])('%s was probably meant to be one of %j: %s', (word, candidates, meant) => {
  expect(nearMatch(word, candidates)).toBe(meant)
})

test.each([
  ['foo', ['title', 'stage']],
  ['vista0', ['vistaset', 'vistasip', 'vistatab']],
  ['anything', []],
])('%s is close to none of %j', (word, candidates) => {
  expect(nearMatch(word, candidates)).toBeUndefined()
})

test('of two equally close names, none is suggested', () => {
  expect(nearMatch('vistaset', ['vistanet', 'vistapet'])).toBeUndefined()
  expect(nearMatch('vistaset', ['vistanet', 'vistanet'])).toBe('vistanet')
})
