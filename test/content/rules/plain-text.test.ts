import { describe, expect, test } from 'vitest'
import { isPlainText, unwantedSign, visibleMessage, visibleText, visibleValue } from '../../../src/lib/plain-text'
import { long } from '../../support/long'

describe('plain text', () => {
  test.each(['', 'Some words', 'tab\tand\r\nlines', 'Grüße 日本語 עברית 👩‍👩‍👧', '\u200e\u200f', '<b>&amp;'])(
    '%j is',
    (text) => {
      expect(isPlainText(text)).toBe(true)
      expect(visibleText(text)).toBe(text)
    },
  )

  test.each([
    ['a\u0000', 'a\\u{0}'],
    ['\u001b[31m', '\\u{1b}[31m'],
    ['\u009b31m\u009b', '\\u{9b}31m\\u{9b}'],
    ['\u202egnp', '\\u{202e}gnp'],
    ['\u2066', '\\u{2066}'],
    ['\ud83d!', '\\u{d83d}!'],
    ['\uffff', '\\u{ffff}'],
    ['\u007f', '\\u{7f}'],
    ['\u2028', '\\u{2028}'],
  ])('%j is not, and is shown as code points', (text, shown) => {
    expect(isPlainText(text)).toBe(false)
    expect(visibleText(text)).toBe(shown)
  })

  test.each([
    ['Names\vand', 'a line break from a word processor (U+000B) after "Names"'],
    ['Names \f and', 'a line break from a word processor (U+000C) after "Names"'],
    ['one\ntwo\u0085', 'a line break from a word processor (U+0085) after "one two"'],
    ['Names\u2028and\u2028', 'a line break from a word processor (U+2028) after "Names"'],
    [
      'Names of more than twenty letters\u2029',
      'a line break from a word processor (U+2029) after "than twenty letters"',
    ],
    ['\u202egnp', 'an invisible character (U+202E) at its start'],
    ['a\u0007', 'an invisible character (U+0007) after "a"'],
  ])('of %j, the first unwanted sign is named with its place', (text, words) => {
    expect(unwantedSign(text)).toBe(words)
  })

  test(
    'is defined in the same way by both functions: exactly plain text is shown unchanged, for every character',
    long,
    () => {
      for (let code = 0; code <= 0x10ffff; code++) {
        const text = String.fromCodePoint(code)
        if (isPlainText(text) !== (visibleText(text) === text)) throw new Error(`not the same: ${code.toString(16)}`)
      }
    },
  )
})

const signs = ['\u00a0', '\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202f', '\u2060', '\ufeff']

test.each(signs)('what nobody sees is shown in a value, and where a message quotes one: %j', (sign) => {
  const shown = `\\u{${sign.codePointAt(0)?.toString(16)}}`
  expect(visibleValue(`25000${sign}`)).toBe(`25000${shown}`)
  expect(visibleMessage(`found "25000${sign}", expected 25000`)).toBe(`found "25000${shown}", expected 25000`)
  expect(visibleMessage(`from${sign}now on`)).toBe(`from${sign}now on`)
})

test.each([
  ['found "a \\"b\u200b\\" c", not\u00a0"d"', 'found "a \\"b\\u{200b}\\" c", not\u00a0"d"'],
  ['found "cut\u00adshort…', 'found "cut\\u{ad}short…'],
  ['found {studio\u200b}, expected\u00a0{studio}', 'found {studio\\u{200b}}, expected\u00a0{studio}'],
  ['found "\u001b[31m"', 'found "\\u{1b}[31m"'],
  ['found "日本語 Grüße"', 'found "日本語 Grüße"'],
])('a message shows what it quotes, and leaves its own words: %j', (message, shown) => {
  expect(visibleMessage(message)).toBe(shown)
})
