import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { appendToList } from '../../src/edit/edit-yaml'

const brands = ['developing', 'brands']

/** A text, the path of its list, the added value, and the resulting text. */
type Case = readonly [name: string, text: string, path: readonly string[], item: unknown, after: string]

const cases: readonly Case[] = [
  ['a line for each item', 'a:\n  - x\n  - y\nb: 1\n', ['a'], 'z', 'a:\n  - x\n  - y\n  - z\nb: 1\n'],
  ['items that are not indented', 'a:\n- x\nb: 1\n', ['a'], 'z', 'a:\n- x\n- z\nb: 1\n'],
  ['a remark behind the last item', 'a:\n  - x # why\n', ['a'], 'z', 'a:\n  - x # why\n  - z\n'],
  ['a remark below the last item', 'a:\n  - x\n  # end\n', ['a'], 'z', 'a:\n  - x\n  - z\n  # end\n'],
  ['no newline at the end', 'a:\n  - x', ['a'], 'z', 'a:\n  - x\n  - z\n'],
  ['line ends of Windows', 'a:\r\n  - x\r\nb: 1\r\n', ['a'], 'z', 'a:\r\n  - x\r\n  - z\r\nb: 1\r\n'],
  [
    'remarks of the last item below an empty line',
    'a:\n  - k: x\n\n    # sold: true\n\n  # end\n',
    ['a'],
    'z',
    'a:\n  - k: x\n\n    # sold: true\n  - z\n\n  # end\n',
  ],
  [
    'a folded text as the last item',
    'a:\n  - >-\n    x\n    y\nb: 1\n',
    ['a'],
    'z',
    'a:\n  - >-\n    x\n    y\n  - z\nb: 1\n',
  ],
  ['one line', 'a: [x, y] # why\n', ['a'], 'z', 'a: [x, y, z] # why\n'],
  ['one line without items', 'a: []\n', ['a'], 'z', 'a: [z]\n'],
  ['a word that YAML reads as something else', 'a: [x]\n', ['a'], 'true', 'a: [x, "true"]\n'],
  ['JSON', '{"a": {"b": ["x"]}}', ['a', 'b'], 'z', '{"a": {"b": ["x", "z"]}}'],
  ['JSON on many lines', '{\n  "a": [\n    "x"\n  ]\n}\n', ['a'], 'z', '{\n  "a": [\n    "x", "z"\n  ]\n}\n'],
  ['a list that is not there yet', 'm:\n  id: x\nn: 1\n', ['m', 'a'], 'z', 'm:\n  id: x\n  a:\n    - z\nn: 1\n'],
  ['a list that is not there yet, on one line', 'm: { id: x }\n', ['m', 'a'], 'z', 'm: { id: x, a: [z] }\n'],
  ['a list that is not there yet, in JSON', '{"m": {"id": "x"}}', ['m', 'a'], 'z', '{"m": {"id": "x", "a": ["z"]}}'],
]

describe('an item is added at the end, and every other byte stays', () => {
  test.each(cases)('%s', (_, text, path, item, after) => {
    expect(appendToList(text, path, item)).toBe(after)
  })

  test('a record is added as the lines that are given for it, in the style of the list', () => {
    const text = 'groups:\n  - id: a\n    domains:\n      - slug: x\n        keywords: [k]\n  - id: b\n'
    const block = 'slug: z\n# why\nkeywords: [k]\n'
    expect(appendToList(text, ['groups', 0, 'domains'], {}, block)).toBe(
      text.replace('  - id: b', '      - slug: z\n        # why\n        keywords: [k]\n  - id: b'),
    )
  })

  test('comments before an item go above its dash, comments at its end within it, also before another item', () => {
    const block = '# name\nslug: z\n# end\n# sold: true\n'
    const item = '  # name\n  - slug: z\n    # end\n    # sold: true\n'
    const once = appendToList('a:\n  - slug: x\nb: 1\n', ['a'], {}, block) ?? ''
    expect(once).toBe(`a:\n  - slug: x\n${item}b: 1\n`)
    expect(appendToList(once, ['a'], {}, block)).toBe(`a:\n  - slug: x\n${item}${item}b: 1\n`)
    const last = `a:\n${item}`
    expect(appendToList(last.trimEnd(), ['a'], {}, block)).toBe(last + item)
  })

  test.each(['data/collections/vista.yaml', 'data/collections/ai.yaml'])('%s keeps all its content', async (file) => {
    const text = await readFile(file, 'utf8')
    const edited = appendToList(text, brands, 'newbrand') ?? ''
    expect(edited.replace(/(\n +- newbrand|, newbrand)/, '')).toBe(text)
    const before = parse(text)
    const expected = { ...before.developing, brands: [...before.developing.brands, 'newbrand'] }
    expect(parse(edited)).toEqual({ ...before, developing: expected })
  })
})

test.each([
  ['an alias', 'x: &x [a]\na: *x\n'],
  ['a text', 'a: x\n'],
])('what is not a literal list is left alone: %s', (_, text) => {
  expect(appendToList(text, ['a'], 'z')).toBeUndefined()
})
