import { describe, expect, test } from 'vitest'
import { isPlainText, visibleText } from '../../../src/content/rules/plain-text'

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
  ])('%j is not, and is shown as numbers', (text, shown) => {
    expect(isPlainText(text)).toBe(false)
    expect(visibleText(text)).toBe(shown)
  })

  test('is the same to both: what is shown as it is, is plain, whatever the character', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const text = String.fromCodePoint(code)
      if (isPlainText(text) !== (visibleText(text) === text)) throw new Error(`not the same: ${code.toString(16)}`)
    }
  })
})
