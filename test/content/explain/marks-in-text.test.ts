import { describe, expect, test } from 'vitest'
import { mistakeAt, problemsOf } from '../../support/parsed-text'

const below = 'expected list items with the same indentation'

describe('an item of a list that became part of the text above it', () => {
  test.each([
    ['indented further than the first', 'a:\n  - One\n    - Two\n  - Three\n', 3, `found - Two as part of the text`],
    ['below one that is indented less', 'a:\n- One\n  - Two\n  - Three\n', 3, `${below}, and a text with such a line`],
    ['behind an empty line', 'a:\n  - One\n\n    - Two\n', 4, 'found - Two as'],
    ['with other line ends', 'a:\r\n  - One\r\n    - Two\r\n', 3, 'found - Two as'],
    ['below a text of several lines', 'a:\n  - One\n    and\n    - Two\n', 4, 'found - Two as'],
    ['below the text of a field', 'a: One\n  - Two\n', 2, 'found - Two as'],
    ['of any length', `a:\n  - One\n    - ${'t'.repeat(99)}\n`, 3, `found - ${'t'.repeat(35)}… as`],
  ])('is reported once, at its line: %s', (_case, yaml, line, words) => {
    expect(problemsOf('a.yaml', yaml)).toEqual([mistakeAt(line, words)])
  })

  test.each([
    ['a list in a list', 'a:\n  - - One\n    - Two\n'],
    ['a list below its name', 'a:\n- One\n- Two\nb: # remark\n  - Three\n'],
    ['items with fields', 'a:\n  - b: One\n    c:\n      - Two\n  - b: Three\n    c: four\n  - b: Five\n'],
    ['Markdown', 'a: |\n  One\n  - Two\n    - Three\nb: 1\n'],
    ['a dash in a text', 'a: >-\n  One\n  - or two -\n  and three\nb: One\n  two - three\n'],
    ['a text in quotes', 'a: "One\n  - two"\n'],
    ['a remark', 'a: One\n# - Two\n'],
  ])('is not suspected in %s', (_case, yaml) => {
    expect(problemsOf('a.yaml', yaml)).toEqual([])
  })

  test.each([
    ['the start of a text below its name', 'a:\n  >-\n  One\n'],
    ['a remark', 'a: One # with >- here\nb: >- # a\n  One\n'],
    ['a text with arrows', 'a: One -> two\nb: >-\n  One ->- two -> three\n'],
    ['a text in quotes', "a: 'One >- two'\n"],
  ])('%s is fine', (_case, yaml) => {
    expect(problemsOf('a.yaml', yaml)).toEqual([])
  })

  test('is found quickly, however many spaces and lines there are', () => {
    const spaces = ' '.repeat(50_000)
    const texts = [
      `a: One${spaces}\n${'\n'.repeat(50_000)}b: 1\n`,
      `a: >-\n  One\n  x${spaces}x\n`,
      `a:\n${spaces}b: 1\n`,
    ]
    for (const text of texts) expect(problemsOf('a.yaml', text)).toEqual([])
  })
})
