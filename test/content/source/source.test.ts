import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/content/problem'
import { type FieldPath, parseSource, type Source } from '../../../src/content/source/source'
import { collectGarbage } from '../../../src/output/collect-garbage'

function sourceOf(file: string, text: string): Source {
  const parsed = parseSource(file, text)
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.source
}

function problemsOf(file: string, text: string): readonly Problem[] {
  const parsed = parseSource(file, text)
  return 'problems' in parsed ? parsed.problems : []
}

/** An error at a line, whose message contains these words. */
function mistakeAt(line: number, words: string): unknown {
  return expect.objectContaining({ severity: 'error', line, message: expect.stringContaining(words) })
}

const yaml = `# a comment
name: VistaSet
updated: 2025-08-01
social:
  x: https://x.com

groups:
  - id: vista
  - id: ai
    domains: [a,
      b]
details: >-
  Two lines
  of prose.
`
const json = '{\n  "name": "VistaSet",\n  "social": {\n    "x": 1\n  },\n  "groups": [\n    1,\n    2\n  ]\n}\n'
const markdown = '---\ntitle: Terms\nupdated: 2025-08-01\n---\n\n## One\n'

describe('values', () => {
  test('YAML is read; a date stays text and folded prose becomes one line', () => {
    expect(sourceOf('a.yaml', yaml).value).toMatchObject({
      name: 'VistaSet',
      updated: '2025-08-01',
      groups: [{ id: 'vista' }, { id: 'ai', domains: ['a', 'b'] }],
      details: 'Two lines of prose.',
    })
  })

  test('JSON is read', () => {
    expect(sourceOf('a.json', json).value).toEqual({ name: 'VistaSet', social: { x: 1 }, groups: [1, 2] })
  })

  test.each(['\n', '\r\n'])('Markdown has fields and a body (line ends %j)', (end) => {
    const source = sourceOf('a.md', markdown.replaceAll('\n', end))
    expect(source.value).toEqual({ title: 'Terms', updated: '2025-08-01' })
    expect(source.body).toBe(`${end}## One${end}`)
    expect(source.bodyLine).toBe(5)
  })

  test.each(['a.yaml', 'a.json'])('a byte order mark is not part of the text (%s)', (file) => {
    expect(sourceOf(file, '\uFEFF{"name": "VistaSet"}').value).toEqual({ name: 'VistaSet' })
  })

  test('trailing spaces after the delimiters of front matter are ignored', () => {
    expect(sourceOf('a.md', '--- \ntitle: Terms\n---  \nbody\n').body).toBe('body\n')
  })

  test('a rule of --- in the body of Markdown does not end its front matter again', () => {
    expect(sourceOf('a.md', `${markdown}\n---\nend\n`).body).toBe('\n## One\n\n---\nend\n')
  })
})

describe('places', () => {
  test.each<[string, FieldPath, number]>([
    ['a field', ['name'], 2],
    ['a field in a field', ['social', 'x'], 5],
    ['an item of a list', ['groups', 1], 9],
    ['a field of an item', ['groups', 1, 'domains'], 10],
    ['an item in a list that runs over lines', ['groups', 1, 'domains', 1], 11],
    ['folded prose', ['details'], 12],
    ['a field that is missing in another', ['social', 'linkedin'], 4],
    ['an item that is missing in a list', ['groups', 7, 'id'], 7],
    ['a field that is missing at the top', ['nothing', 'at', 'all'], 1],
    ['the file', [], 1],
  ])('the line of %s in YAML', (_case, path, line) => {
    expect(sourceOf('a.yaml', yaml).lineOf(path)).toBe(line)
  })

  test.each<[string, FieldPath, number]>([
    ['a field', ['name'], 2],
    ['a field in a field', ['social', 'x'], 4],
    ['an item of a list', ['groups', 1], 8],
  ])('the line of %s in JSON', (_case, path, line) => {
    expect(sourceOf('a.json', json).lineOf(path)).toBe(line)
  })

  test('lines of the front matter are counted from the top of a Markdown file', () => {
    expect(sourceOf('a.md', markdown).lineOf(['updated'])).toBe(3)
  })
})

/** More prices than levels that any data has, after a line that is indented in another way. */
function prices(first: string): string {
  const names = Array.from({ length: 25 }, (_, index) => `  name${index}: 1`)
  return ['prices:', first, ...names, ''].join('\n')
}

describe('text that cannot be read', () => {
  test.each([
    ['a colon in a sentence without quotes', 'a.yaml', 'name: x\nlead: one: two\n', 2],
    ['a field that is there twice', 'a.yaml', 'name: x\nstage: y\nname: z\n', 3],
    ['a tab that indents', 'a.yaml', 'social:\n\tx: 1\n', 2],
    ['text in front matter', 'a.md', '---\ntitle: x\ntitle: y\n---\nbody\n', 3],
    ['a field that is there twice in JSON', 'a.json', '{"name": "x",\n"stage": "y",\n"name": "z"}\n', 3],
    ['another in fields of an item', 'a.json', '{"groups": [{"id": 1},\n{"id": 2, "\\u0069d" : 3}]}\n', 2],
    ['JSON that never ends', 'a.json', '{\n  "a": [1,\n', 2],
  ])('%s is a problem with its line', (_case, file, text, line) => {
    expect(problemsOf(file, text)).toContainEqual(expect.objectContaining({ severity: 'error', file, line }))
  })

  test('names in JSON texts, or in separate objects, are not duplicates', () => {
    const text = '{"a": "\\"a\\": 1, \\"a\\" : 2", "b": [{"a": ""}, {"a": ":"}]}'
    expect(sourceOf('a.json', text).value).toEqual(JSON.parse(text))
  })

  test('every error is reported, not only the first one', () => {
    expect(problemsOf('a.yaml', 'a: 1\na: 2\nb: 1\nb: 2\n').map(({ line }) => line)).toEqual([2, 4])
  })

  test.each([
    ['a colon in a text', 'a: x\nlead: one: two\n', 2, 'found a colon and a space within a text'],
    ['a line that is indented by itself', 'a: x\n b: y\n', 2, 'found a field that is indented further'],
    ['a price that is indented by one space too many', 'p:\n  a: 1\n  b: 2\n\n   c: 3\n', 5, 'indented further'],
    ['a field behind a list that is indented by itself', 'a: [b]\n# c\n\n d: 1\n', 4, 'indented otherwise than those'],
    ['a field of an item that is indented less', 'a:\n  - b: 1\n   c: 2\n', 3, 'indented otherwise than those'],
    ['an item that is indented less', 'a:\n  - b\n - c\n', 3, 'found an item of a list that is indented otherwise'],
    ['asterisks around a text', 'a: x\nlead: *New*\n', 2, 'found *New*, where YAML takes * for a reference'],
    ['an asterisk beside a reference', 'a: &x 1\nb: *x\nc: *New*\n', 3, 'found *New*,'],
    ['an ampersand before a text', 'a: x\nlead: & y\n', 2, 'found a text that begins with & or *'],
    ['a bracket before a text', 'a: x\nlead: ] y\nb: 1\nc: 2\n', 2, 'found a bracket or brace that ends nothing'],
    ['nothing between two commas', 'a: x\nl: [b, , c]\n', 2, 'found a comma with nothing before it'],
    ['text behind a sign of a block', 'a: x\nlead: |y\n', 2, 'found a text behind a > or |'],
    [
      'non-breaking spaces',
      'p:\n  a: 1\n\u00a0\u00a0b: 2\n\u00a0\u00a0c: 3\n',
      3,
      'found a non-breaking space that indents',
    ],
    ['a non-breaking space behind another', 'p:\n  a: 1\n \u00a0b: 2\n  c: 3\n', 3, 'found a non-breaking space'],
    ['no space after a colon', 'prices:\n  a: 1\n  b:2\n', 3, 'found a line that is no field'],
    ['a tab', 'a:\n\tb: 1\n', 2, 'found a tab'],
    ['a tab before many prices', prices('\tx: 1'), 2, 'found a tab'],
    ['a price without its indentation', prices('x: 1'), 3, 'indented further'],
    ['a price that is indented too little', prices(' x: 1'), 3, 'indented further'],
    ['a non-breaking space before many prices', prices('\u00a0 x: 1'), 2, 'found a non-breaking space'],
    ['no comma between two fields in braces', 'a:\n  - { b: 1 c: 2 }\n', 2, 'found no comma between two things'],
    ['a colour without quotes in braces', 'a: { ink: #123456, b: 1 }\nc: 1\n', 1, 'found #123456, since # begins'],
    ['an apostrophe in single quotes', "a: 'It's it'\n", 1, 'found more behind the end of a text'],
    ['a name in braces first', 'a: x\nb: {studio} says\n', 2, 'found more behind the end of a text'],
    ['quotes that do not end', 'a: x\nb: "y\nc: z\nd: 1\n', 2, 'found no end of a text in quotes'],
    ['quotes that do not end before others', 'a: "x\nb: y\nc: "z"\n', 1, 'found no end of a text in quotes'],
    ['a bracket too many', 'a: 1\nb: [x, y]]\n', 2, 'found a bracket or brace that ends nothing'],
    ['a list on the line of its field', 'a: 1\nb: - x\n', 2, 'found a list on the line of its field'],
    ['a text that begins with >', 'a: 1\nb: > x\n', 2, 'found a text behind a > or |'],
    ['a sign that no text begins with', 'a: x\nb: @y\n', 2, 'found a text that begins with a sign'],
    ['a backslash', 'a: "C:\\path"\n', 1, 'found a \\ between double quotes'],
  ])('YAML with %s is reported in plain words', (_case, text, line, words) => {
    expect(problemsOf('a.yaml', text)).toEqual([mistakeAt(line, words)])
  })

  test('errors that follow from another one are not reported', () => {
    expect(problemsOf('a.yaml', 'groups:\n  - id: x\n\t  name: y\n    z: 1\n').map(({ line }) => line)).toEqual([3])
    expect(problemsOf('a.yaml', 'a: x: y\nb: 1\nc: z: 2\n').map(({ line }) => line)).toEqual([1, 3])
  })

  test.each([
    ['a dollar sign', '{\n  "a": 1,\n  "b": $19,\n  "c": 2\n}\n', 3, 'found $ where'],
    ['single quotes', '{\n  "a": \'x\',\n  "b": 2\n}\n', 2, "found ' where"],
    ['a name without quotes', '{\n  "a": [1, 2],\n  b: 2\n}\n', 3, 'a name that is not in double quotes'],
    ['a comma missing', '{\n  "a": "x"\n  "b": 2\n}\n', 2, 'found no comma between two things'],
    ['a comma missing in a list', '[\n  1\n\n  2\n]\n', 2, 'found no comma between two things'],
    ['a comma behind the last field', '{\n  "a": 1,\n  "b": 2,\n}\n', 3, 'found a comma with nothing behind it'],
    [
      'a comma behind the last item',
      '{\n  "a": [\n    1,\n  ],\n  "b": 2\n}\n',
      3,
      'found a comma with nothing behind it',
    ],
    ['two commas', '{\n  "a": 1,,\n  "b": 2\n}\n', 2, 'found a comma too many'],
    ['a text over two lines', '{\n  "a": "x\ny"\n}\n', 2, 'found a text that goes on in the next line'],
    ['half of a text, as in half a file', '{\n  "a": "x', 2, 'found an end in the middle of a text'],
    ['a tab in a text', '{\n  "a": "x\ty"\n}\n', 2, 'or a tab in one'],
    ['more behind it', '{\n  "a": 1\n}\nb\n', 4, 'found more behind the end'],
    ['a brace too few', '{\n  "a": {\n  "b": 1\n}\n', 4, 'JSON: found'],
    ['a bracket too few', '{\n  "a": [\n  1\n', 3, 'JSON: found'],
    ['half a word', '{\n  "a": tru,\n  "b": 2\n}\n', 2, 'JSON'],
  ])('JSON with %s has a line, whether or not the engine gives one', (_case, text, line, words) => {
    const [problem, ...others] = problemsOf('a.json', text)
    expect(problem?.message).toContain(words)
    expect([problem?.line, others]).toEqual([line, []])
  })

  test.each([
    ['another alphabet', 'a.yaml', Buffer.from('a: 1\nb: Café\n', 'latin1'), 2],
    ['two bytes for each sign', 'a.json', Buffer.from('\uFEFF{"a": 1}', 'utf16le'), 1],
    ['two bytes for each sign, and no mark', 'a.yaml', Buffer.from('a: 1\n', 'utf16le'), 1],
  ])('a file that was saved in %s is not text', (_case, file, bytes, line) => {
    expect(problemsOf(file, bytes.toString())).toEqual([mistakeAt(line, 'UTF-8')])
  })

  test.each([
    ['fields', 'a.yaml', 'a: 1\rb: 2\r'],
    ['prose', 'a.md', '---\rtitle: x\r---\rbody\r'],
  ])('%s whose lines end with CR alone are told as such', (_case, file, text) => {
    expect(problemsOf(file, text)).toEqual([mistakeAt(1, 'found lines that end with CR alone')])
  })

  test('JSON reads the same with any line ends', () => {
    expect(sourceOf('a.json', '{"a":\r1}\r').value).toEqual({ a: 1 })
  })

  test.each([
    [
      'the first mark of a conflict',
      'a.yaml',
      'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> new\n',
      2,
      'found <<<<<<<, with which Git',
    ],
    ['one that was left in the middle', 'a.yaml', 'a: 1\r\n=======\r\nb: 3\r\n', 2, 'found =======,'],
    ['one that was left at the end', 'a.json', '{"a": 1\n>>>>>>> new\n}', 2, 'found >>>>>>>,'],
    ['one in front matter', 'a.md', '---\n<<<<<<< HEAD\na: 1\n---\n', 2, 'found <<<<<<<,'],
    ['one in prose', 'a.md', '---\na: 1\n---\n\nOne\n>>>>>>> new\n', 6, 'expected one of them, without the marks'],
  ])('conflict markers of Git are reported once: %s', (_case, file, text, line, words) => {
    expect(problemsOf(file, text)).toEqual([mistakeAt(line, words)])
  })

  test.each([
    ['a.md', '---\na: 1\n---\nOne\n=======\n'],
    ['a.yaml', 'a: x <<<<<<< y =======\nb: |\n  =======\n'],
  ])('in %s, text that resembles conflict markers is fine', (file, text) => {
    expect(problemsOf(file, text)).toEqual([])
  })

  test('Markdown without front matter says so', () => {
    expect(problemsOf('a.md', '## One\n')).toEqual([
      expect.objectContaining({ line: 1, message: expect.stringContaining('front matter') }),
    ])
  })

  test('an asterisk before a word, which YAML takes for an alias, is a problem and no crash', () => {
    expect(problemsOf('a.yaml', 'name: x\nlead: *New*\n')).toEqual([
      expect.objectContaining({ severity: 'error', file: 'a.yaml', line: 2 }),
    ])
  })

  test('an extra comma in JSON is a problem with its line', () => {
    const [problem] = problemsOf('a.json', '{\n  "a": 1,\n  "b": 2,\n}\n')
    expect(problem?.message).toContain('JSON')
    expect([3, 4]).toContain(problem?.line)
  })

  test('a JSON file is never called broken YAML', () => {
    const messages = problemsOf('a.json', '{ "a": [1,\n').map(({ message }) => message)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.join(' ')).not.toContain('YAML')
  })
})

describe('values that YAML or JSON would silently shorten are a problem', () => {
  test.each([
    ['a dot between thousands', 'a.yaml', 'a: 1\nprice: 50.000\n', 2, 'found 50.000, which is the number 50,'],
    [
      'a comma between thousands',
      'a.yaml',
      'a: 1\nt:\n  - { from: 75,000, reference: 150,000 }\n',
      3,
      'found a comma in a number',
    ],
    ['the same once', 'a.yaml', 'a: 1\nt: { from: 75,000 }\n', 2, 'found a comma in a number within braces'],
    ['the same in JSON', 'a.json', '{\n  "a": 1,\n  "price": 50.000\n}', 3, 'such as 50000'],
    ['the same in front matter', 'a.md', '---\na: 1\nprice: 1.500 # dollars\n---\n', 3, 'which is the number 1.5,'],
    ['a number sign in a text', 'a.yaml', 'a: 1\nlead: Rated #1 in ski towns\n', 2, 'ends before #1 in ski towns'],
    ['the same in a list', 'a.yaml', 'a:\n  - Domains #1\n  - b\n', 2, 'ends before #1'],
    ['nothing before a comment', 'a.yaml', 'a:\n  - #one\n  - b\n', 2, 'found nothing before #one'],
    ['a second document', 'a.yaml', '# x\n---\na: 1\n---\nb: 2\n', 4, 'found --- and a second document'],
    [
      'a name that YAML keeps',
      'a.yaml',
      'a: 1\nholding: &Sons Holdings LLC\n',
      2,
      'found &Sons, which YAML takes for a name',
    ],
    ['the same in a list', 'a.yaml', 'a:\n  - b\n  - &R D\n', 3, 'leaves out of the text, expected the text in quotes'],
    [
      'a type that YAML does not know',
      'a.yaml',
      'a: 1\nstage: !Snow Adventure\n',
      2,
      'found !Snow, which YAML takes for a type',
    ],
    ['the same in brackets', 'a.yaml', 'a: [b,\n !c d]\n', 2, 'found !c,'],
    ['a sign of a type alone', 'a.yaml', 'stage: ! Adventure\n', 1, 'found !, which'],
    ['a type that is not known among those that are', 'a.yaml', 'a: !!str 1\nb: !!Snow 2\n', 2, 'found !!Snow, which'],
    ['the end of a document', 'a.yaml', 'a: 1\n...\nb: 2\n', 2, 'found ... and more below it'],
    ['an end before all of it', 'a.yaml', '...\na: 1\n', 1, 'found ... and more below it'],
    ['an end before a document', 'a.yaml', 'a: 1\n...\n---\nb: 2\n', 3, 'found --- and a second document'],
    ['a color without quotes', 'a.yaml', 'a: 1\nlight: #faf7f0\nb: 2\n', 2, 'found nothing before #faf7f0'],
  ])('%s', (_case, file, text, line, words) => {
    expect(problemsOf(file, text)).toEqual([mistakeAt(line, words)])
  })

  test.each([
    ['a.yaml', '# one\na: 1 # two\nb: x  # three\nc: "Rated #1"\nd: 50000 #four\ne:\n  # five\n  - y\nf: a#1\n'],
    ['a.yaml', 'a: 1.5\nb: 0.1234\nc: v1.000\nd: some 1.000 dollars\ne: "50.000"\nf: |\n  1.000 #1\n  2.000\n'],
    ['a.yaml', '%YAML 1.2\n---\na: x #-----\nb: 0.125 #→\nc: >-\n  ---\n  x\n---\n# the end\n'],
    [
      'a.yaml',
      'a: R&D\nb: x & y\nc: Wow!\nd: "&b c"\ne: "{x} 1,000"\ne2: { x: "1,000", y: 100 }\ne3: |\n  \u00a0x\ne4: \u00a0y\ne5: &f 1\ng: *f\nh: !!str 1\ni: |\n  &b !c\n  ...\n...\n# the end\n',
    ],
    ['a.json', '{"a": 1.5, "b": "50.000 \\\\\\" 1.000 #1", "c": ["x #1", "1.000", 0.125, 1.0005, 1.000e3]}'],
  ])('in %s, the same syntax is intended', (file, text) => {
    expect(problemsOf(file, text)).toEqual([])
  })
})

test.each([
  ['data/a.json', '{\n "name": "VistaSet",\n "tags": ["a"]\n}'],
  ['data/a.yaml', 'a: b\nname: VistaSet\ntags: [a]'],
])('the source of %s locates its fields without keeping what it was parsed to', async (file, text) => {
  const source = sourceOf(file, text)
  const raw = new WeakRef(Object(source.value))
  source.value = undefined
  // Objects that were created in one turn are kept alive until its end.
  await turn()
  collectGarbage(0)
  expect(raw.deref()).toBeUndefined()
  expect(source.lineOf(['name'])).toBe(2)
})
