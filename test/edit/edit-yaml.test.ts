import { describe, expect, test } from 'vitest'
import { removeItem, renameKey, setValue } from '../../src/edit/edit-yaml'

describe('a field is set, and every other byte stays', () => {
  test.each([
    ['a number', 'a: 1 # one\nb: 2\n', ['a'], 3, 'a: 3 # one\nb: 2\n'],
    ['a text that has to be quoted', 'a: x\n', ['a'], 'yes: no', 'a: "yes: no"\n'],
    [
      'a field within others',
      'm:\n  # above\n  a: 1\n  b: 2\nn: 3\n',
      ['m', 'a'],
      9,
      'm:\n  # above\n  a: 9\n  b: 2\nn: 3\n',
    ],
    ['a field of an item', 'l:\n  - a: 1\n  - a: 2\n', ['l', 1, 'a'], 5, 'l:\n  - a: 1\n  - a: 5\n'],
    ['one that is not there', 'a: 1\n# end\n', ['b'], true, 'a: 1\nb: true\n# end\n'],
    [
      'one that is not there, of an item',
      'l:\n  - a: 1\nz: 0\n',
      ['l', 0, 'b'],
      true,
      'l:\n  - a: 1\n    b: true\nz: 0\n',
    ],
    ['one on one line', 'm: { a: 1 }\n', ['m', 'b'], 2, 'm: { a: 1, b: 2 }\n'],
    ['a text of several lines', 'a: >-\n  one\n  two\nb: 2\n', ['a'], 'three', 'a: three\nb: 2\n'],
    ['one of JSON', '{\n  "a": 1,\n  "b": "x"\n}\n', ['b'], 'y', '{\n  "a": 1,\n  "b": "y"\n}\n'],
    ['one of a Markdown file', '---\na: 1\n---\n\na: 1\n', ['a'], 2, '---\na: 2\n---\n\na: 1\n'],
    ['one without a value', 'a: # one\nb:\n', ['a'], 5, 'a: 5 # one\nb:\n'],
    ['one without a value at the end', 'a:\nb:', ['b'], 5, 'a:\nb: 5'],
    ['one whose name is a number', '2048: 1\n', ['2048'], 5, '2048: 5\n'],
    ['a text of two lines', 'a: 1\n', ['a'], 'x\ny', 'a: "x\\ny"\n'],
    ['the first one of a file of comments', '# none', ['/a'], '/b', '# none\n/a: /b\n'],
    ['a text of lines with Windows line ends', 'a: |\r\n  x\r\nb: 2\r\n', ['a'], 1, 'a: 1\r\nb: 2\r\n'],
    ['one with Windows line ends', 'a: 1\r\nb: 2\r\n', ['c'], 3, 'a: 1\r\nb: 2\r\nc: 3\r\n'],
  ] as const)('%s', (_, text, path, value, after) => {
    expect(setValue(text, path, value)).toBe(after)
  })

  test.each([
    ['what an alias names as well', 'a: &x 1\nb: *x\n', ['a']],
    ['an alias', 'a: &x 1\nb: *x\n', ['b']],
    ['a list in its place', 'a: [1]\n', ['a']],
    ['a field of what is no map', 'a: 1\n', ['a', 'b']],
  ] as const)('%s is left alone', (_, text, path) => {
    expect(setValue(text, path, 2)).toBeUndefined()
  })
})

describe('a field is renamed', () => {
  test.each([
    ['of a block', 'p:\n  a: 1 # one\n  b: 2\n', ['p', 'a'], 'c', 'p:\n  c: 1 # one\n  b: 2\n'],
    ['on one line', 'p: { a: 1 }\n', ['p', 'a'], 'c', 'p: { c: 1 }\n'],
    ['of JSON', '{ "p": { "a": 1 } }', ['p', 'a'], 'c', '{ "p": { "c": 1 } }'],
    ['that looks like a number', 'p:\n  a: 1\n', ['p', 'a'], '404', 'p:\n  "404": 1\n'],
  ] as const)('%s', (_, text, path, name, after) => {
    expect(renameKey(text, path, name)).toBe(after)
  })

  test('a missing field is left alone', () => {
    expect(renameKey('p: {}\n', ['p', 'a'], 'b')).toBeUndefined()
  })
})

describe('an item is removed, and every other byte stays', () => {
  test.each([
    ['a line of a list', 'l:\n  - a\n  - b # two\n  - c\nz: 0\n', ['l', 1], 'l:\n  - a\n  - c\nz: 0\n'],
    ['an item of several lines', 'l:\n  - a: 1\n    b: 2\n  - a: 3\n', ['l', 0], 'l:\n  - a: 3\n'],
    ['the first on one line', 'l: [a, b, c]\n', ['l', 0], 'l: [b, c]\n'],
    ['one in the middle of a line', 'l: [a, b, c]\n', ['l', 1], 'l: [a, c]\n'],
    ['the last on one line', 'l: [a, b, c]\n', ['l', 2], 'l: [a, b]\n'],
    ['the only one on one line', 'l: [a]\nz: 0\n', ['l', 0], 'l: []\nz: 0\n'],
    ['the only line of a list', 'l:\n  - a\nz: 0\n', ['l', 0], 'l: []\nz: 0\n'],
    ['a field', 'p:\n  a: 1\n  b: 2\n', ['p', 'a'], 'p:\n  b: 2\n'],
    ['the only field', 'p:\n  a: 1\nz: 0\n', ['p', 'a'], 'p: {}\nz: 0\n'],
    ['a field of the file', 'a: 1\nb: 2\n', ['a'], 'b: 2\n'],
    ['one of JSON', '{ "l": ["a", "b"] }', ['l', 1], '{ "l": ["a"] }'],
    ['the only one below a comment', 'l:\n  # of a\n  - a\nz: 0\n', ['l', 0], 'l:\n  # of a\n  []\nz: 0\n'],
    ['the only one of a file that begins with a comment', '# all\na: 1\n', ['a'], '# all\n{}\n'],
    ['an item below its dash', 'l:\n  -\n    a: 1\n  -\n    a: 2\n', ['l', 0], 'l:\n  -\n    a: 2\n'],
    ['a field behind a dash', 'l:\n  - a: 1\n    b: 2\n', ['l', 0, 'a'], 'l:\n  - b: 2\n'],
    ['a field whose name is a number', 'p:\n  2048: 1\n  b: 2\n', ['p', '2048'], 'p:\n  b: 2\n'],
  ] as const)('%s', (_, text, path, after) => {
    expect(removeItem(text, path)).toBe(after)
  })

  test('values that an alias needs are left alone', () => {
    expect(removeItem('l:\n  - &x a\n  - *x\n', ['l', 0])).toBeUndefined()
  })

  test('a missing item is left alone', () => {
    expect(removeItem('l: [a]\n', ['l', 4])).toBeUndefined()
    expect(removeItem('l: [a]\n', ['m', 0])).toBeUndefined()
  })
})
