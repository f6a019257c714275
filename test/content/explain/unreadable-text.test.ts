import { describe, expect, test } from 'vitest'
import { mistakeAt, problemsOf, sourceOf } from '../../support/parsed-text'

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
    ['a colon in a text', 'a: x\nlead: one: two\n', 2, 'found a colon and a space in a text'],
    [
      'a colon between curly quotes',
      'a: x\nlead: “one: two”\n',
      2,
      '; curly quotes are part of the text, type straight',
    ],
    [
      'a # between curly quotes',
      'a: x\nlead: ‘the #1’\n',
      2,
      '; curly quotes are part of the text, type straight ones',
    ],
    ['a line that is indented by itself', 'a: x\n b: y\n', 2, 'found a field that is indented more'],
    ['a price that is indented by one space too many', 'p:\n  a: 1\n  b: 2\n\n   c: 3\n', 5, 'indented more than'],
    [
      'a field of an item that is indented less',
      'a:\n  - b: 1\n   c: 2\n',
      3,
      'indented differently from the other lines',
    ],
    [
      'non-breaking spaces that indent a field',
      'p:\n  a: 1\n\u00a0\u00a0b: 2\n  c: 3\n',
      3,
      'found a non-breaking space',
    ],
    ['such a space in a text above another mistake', 'a: |\n  \u00a0b\nc: d: e\n', 3, 'found a colon and a space'],
    ['lines of an old Mac', 'a: 1\rb: 2\r', 1, 'found lines that end with CR alone'],
    ['a tab that indents a line of a text', 'a: >-\n  b\n\tc\n', 3, 'a tab in the indentation'],
    ['a tab before the first line of a text', 'a: >-\n\tb\n  c\n', 2, 'a tab in the indentation'],
    ['spaces on an empty line before a text', 'a: >-\n    \n  b\n', 3, 'found an empty line with more spaces'],
    [
      'a list that nothing ends',
      'a: 1\nb: [c, d\ne: 2\n',
      2,
      'found a bracket or brace that is not closed, expected ] or } at its',
    ],
    ['a list on several lines that nothing ends', 'a: 1\nb: [\n  c,\n  d\ne: [f]\n', 2, 'found a bracket or brace'],
    ['a list at the end that nothing ends', 'a: 1\nb: [c, d\n', 2, 'found a bracket or brace that is not closed'],
    [
      'fields that nothing ends',
      'a:\n  - { b: 1, c: [2]\n  - { b: 3 }\n',
      2,
      'found a bracket or brace that is not closed',
    ],
    ['fields that nothing ends before a comment', 'a: { b: 1\n# c\nd: 1\n', 2, 'found a # before the end'],
    [
      'a first field that is indented',
      '# a\n  b: 1\nc: 2\nd:\n  e: 3\n',
      2,
      'found a first line that is indented or not a field',
    ],
    ['a first line without a colon', '# a\nb; 1\n\n# c\nd:\n  e: 3\n', 2, 'found a first line'],
    ['a second line without a colon', 'a: 1\nb 2\nc: 3\n', 2, 'found a line that is not a field'],
    ['items that are indented less', 'a: [\nb\n]\n', 1, 'at its end, with all lines before it indented'],
    ['a dash without a space', 'a:\n  - b\n  -c d\n', 3, 'found a dash without a space after it'],
    ['dashes without spaces below their field', 'a:\n-b\n-c\nd: 1\n', 2, 'found a dash without a space'],
    [
      'a text below its name',
      'a:\n  b c\n  d: e f\ng: 1\n',
      2,
      'a space and a value, or >- after the name above if this is',
    ],
    ['a bullet among dashes', 'a:\n  - b\n  • c d\n', 3, 'found a list item without a dash'],
    ['an asterisk before each item', 'a:\n  * b\n  * c\n', 2, 'found a list item without a dash'],
    ['a number before an item', 'a:\n  - b\n  2. c\n', 3, 'found a list item without a dash'],
    ['a space of Word behind a dash', 'a:\n  - b\n  -\u00a0c\n', 3, 'found a non-breaking space'],
    ['a space of Word behind a colon', 'a: 1\nb:\u00a0c\nd: 1\n', 2, 'found a non-breaking space'],
    ['an item that is indented less', 'a:\n  - b\n - c\n', 3, 'indented differently from the other lines'],
    ['asterisks around a text', 'a: x\nlead: *New*\n', 2, 'found *New*, where YAML reads * as a reference'],
    ['an asterisk next to a reference', 'a: &x 1\nb: *x\nc: *New*\n', 3, 'found *New*,'],
    ['an ampersand before a text', 'a: x\nlead: & y\n', 2, 'found a text that starts with a character of special'],
    ['a bracket before a text', 'a: x\nlead: ] y\nb: 1\nc: 2\n', 2, 'found a closing bracket or brace without'],
    ['nothing between two commas', 'a: x\nl: [b, , c]\n', 2, 'found a comma with nothing before it'],
    ['text behind a sign of a block', 'a: x\nlead: |y\n', 2, 'found a text after > or |'],
    ['a non-breaking space behind another', 'p:\n  a: 1\n \u00a0b: 2\n  c: 3\n', 3, 'found a non-breaking space'],
    ['no space after a colon', 'prices:\n  a: 1\n  b:2\n', 3, 'found a line that is not a field'],
    ['a tab', 'a:\n\tb: 1\n', 2, 'found a tab'],
    ['a tab before many prices', prices('\tx: 1'), 2, 'found a tab'],
    ['a price without its indentation', prices('x: 1'), 3, 'indented more than'],
    ['a price that is indented too little', prices(' x: 1'), 3, 'indented more than'],
    ['no comma between two fields in braces', 'a:\n  - { b: 1 c: 2 }\n', 2, 'found no comma between two items'],
    ['a colour without quotes in braces', 'a: { ink: #123456, b: 1 }\nc: 1\n', 1, 'and texts with # in quotes'],
    ['emphasis', 'a: x\nb: *New* for you\n', 2, 'expected all of it in one pair of double quotes'],
    ['strong emphasis', 'a:\n  - **New** for you\n', 2, 'expected all of it in one pair of double quotes'],
    ['an apostrophe in single quotes', "a: 'It's it'\n", 1, 'found more after the end of a text'],
    ['a name in braces first', 'a: x\nb: {studio} says\n', 2, 'found more after the end of a text'],
    ['quotes that do not end', 'a: x\nb: "y\nc: z\nd: 1\n', 2, 'found a text in quotes that is not closed'],
    ['quotes that do not end before others', 'a: "x\nb: y\nc: "z"\n', 1, 'found a text in quotes that is not closed'],
    ['a bracket too many', 'a: 1\nb: [x, y]]\n', 2, 'found a closing bracket or brace without'],
    ['a list on the line of its field', 'a: 1\nb: - x\n', 2, 'found a list on the line of its field'],
    ['a text that begins with >', 'a: 1\nb: > x\n', 2, 'found a text after > or |'],
    ['a sign that no text begins with', 'a: x\nb: @y\n', 2, 'found a text that starts with a character'],
    ['a backslash', 'a: "C:\\path"\n', 1, 'found a \\ in double quotes'],
  ])('YAML with %s is reported in plain words', (_case, text, line, words) => {
    expect(problemsOf('a.yaml', text)).toEqual([mistakeAt(line, words)])
  })

  test('errors that follow from another one are not reported', () => {
    expect(problemsOf('a.yaml', 'groups:\n  - id: x\n\t  name: y\n    z: 1\n').map(({ line }) => line)).toEqual([3])
    expect(problemsOf('a.yaml', 'a: x: y\nb: 1\nc: z: 2\n').map(({ line }) => line)).toEqual([1])
    expect(problemsOf('a.yaml', 'a\n  b: 1\n  c: 2\nd: 3\n').map(({ line }) => line)).toEqual([1])
    expect(problemsOf('a.yaml', 'a:\n  b: 1\n c: 2\nd:\n  e: 3\n f: 4\n').map(({ line }) => line)).toEqual([3])
  })

  test.each([
    ['a first field that is indented further', 'a:\n    b: 1\n  c: 2\nc:\n  d: 3\n', 3],
    ['a first field that is not indented', 'b: 0\na:\nb: 1\n  c: 2\n  d: 3\n', 4],
    ['a field with fields that is indented', 'a:\n  b: 1\n  c: 2\n  c:\n  b: 3\nd: 4\n', 4],
    ['a first item that is indented further', 'a:\n      - b: 1\n    c: 2\n  - b: 3\n    c: 4\n', 3],
    ['a first item that is indented less', 'a:\n- b: 1\n    c: 2\n  - b: 3\n    c: 4\n', 3],
    ['a name that is indented with its fields', 'a:\n  b: 1\n  c: 2\n  d:\n  b: 3\n  c: 4\n', 5],
    ['an item without its dash', 'a:\n  - b: 1\n    c: 2\n    b: 3\n    c: 4\n    d: 5\n', 4],
    ['an item that is moved, and more of them', 'a:\n - b: 1\n    c: 2\n  - b: 3\n    c: 4\n- b: 5\n    c: 6\n', 3],
    ['a word that is not indented, before others', 'a:\n  - b: c\nd\n    e: f\n  - b: c\n', 3],
    ['one of several items', 'a:\n  - b: 1\n- b: 2\n  - b: 3\n', 3],
  ])('%s is reported once', (_case, text, line) => {
    expect(problemsOf('a.yaml', text).map((problem) => problem.line)).toEqual([line])
  })

  test.each([
    [
      'a dollar sign',
      '{\n  "a": 1,\n  "b": $19,\n  "c": 2\n}\n',
      3,
      "unexpected token '$'; write names and texts in double quotes",
    ],
    ['single quotes', '{\n  "a": \'x\',\n  "b": 2\n}\n', 2, 'write names and texts in double quotes'],
    ['a name without quotes', '{\n  "a": [1, 2],\n  b: 2\n}\n', 3, 'expected double-quoted property name'],
    ['a comma missing', '{\n  "a": "x"\n  "b": 2\n}\n', 2, "expected ',' or '}' after property value; write"],
    ['a comma missing in a list', '[\n  1\n\n  2\n]\n', 2, 'a comma between two items'],
    ['a comma behind the last field', '{\n  "a": 1,\n  "b": 2,\n}\n', 3, 'and none after the last'],
    ['a comma behind the last item', '{\n  "a": [\n    1,\n  ],\n  "b": 2\n}\n', 3, 'and none after the last'],
    ['two commas', '{\n  "a": 1,,\n  "b": 2\n}\n', 2, 'a comma between two items and none after'],
    ['a text over two lines', '{\n  "a": "x\ny"\n}\n', 2, 'bad control character in string'],
    ['half of a text, as in half a file', '{\n  "a": "x', 2, 'unterminated string'],
    ['a tab in a text', '{\n  "a": "x\ty"\n}\n', 2, 'bad control character in string'],
    ['more behind it', '{\n  "a": 1\n}\nb\n', 4, 'unexpected non-whitespace character after JSON'],
    ['a brace too few', '{\n  "a": {\n  "b": 1\n}\n', 4, 'broken JSON: expected'],
    ['a bracket too few', '{\n  "a": [\n  1\n', 3, 'broken JSON: expected'],
    ['a comment', '{\n  "a": 1,\n  // b\n  "c": 2\n}\n', 3, 'and no comments'],
    ['a comment behind the last field', '{\n  "a": [1]\n  /* b */\n}\n', 2, 'and no comments'],
    ['a comment as of YAML', '# a\n{ "b": 1 }\n', 1, 'and no comments'],
    ['no colon', '{\n  "a": 1,\n  "b" "c"\n}\n', 3, 'unexpected string'],
    ['a zero before a number', '{\n  "a": 1,\n  "b": 050\n}\n', 3, 'unexpected number'],
    ['a backslash', '{\n  "a": 1,\n  "b": "C:\\d"\n}\n', 3, 'bad escaped character'],
    ['half a word', '{\n  "a": tru,\n  "b": 2\n}\n', 2, 'JSON'],
  ])('JSON with %s has a line, whether or not the engine gives one', (_case, text, line, words) => {
    const [problem, ...others] = problemsOf('a.json', text)
    expect(problem?.message).toContain(words)
    expect([problem?.line, others]).toEqual([line, []])
  })

  test.each([
    ['another alphabet', 'a.yaml', Buffer.from('a: 1\nb: Café\n', 'latin1'), 2],
    ['two bytes for each sign', 'a.json', Buffer.from('\uFEFF{"a": 1}', 'utf16le'), 1],
    ['half, before the power failed', 'a.yaml', Buffer.from('a: 1\nb: 2\n\0\0'), 3],
    ['two bytes for each sign, and no mark', 'a.yaml', Buffer.from('a: 1\n', 'utf16le'), 1],
  ])('a file that was saved in %s is not text', (_case, file, bytes, line) => {
    expect(problemsOf(file, bytes.toString())).toEqual([mistakeAt(line, 'UTF-8')])
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
      'found <<<<<<<, a conflict marker of Git',
    ],
    ['one that was left at the end', 'a.json', '{"a": 1\n>>>>>>> new\n}', 2, 'found >>>>>>>,'],
    ['one in front matter', 'a.md', '---\n<<<<<<< HEAD\na: 1\n---\n', 2, 'found <<<<<<<,'],
    [
      'one in prose',
      'a.md',
      '---\na: 1\n---\n\nOne\n>>>>>>> new\n',
      6,
      'expected one of the two versions, without the markers',
    ],
  ])('conflict markers of Git are reported once: %s', (_case, file, text, line, words) => {
    expect(problemsOf(file, text)).toEqual([mistakeAt(line, words)])
  })

  test.each([
    ['a.md', '---\na: 1\n---\nOne\n=======\n'],
    ['a.yaml', 'a: x <<<<<<< y =======\nb: |\n  =======\n'],
  ])('in %s, text that resembles conflict markers is fine', (file, text) => {
    expect(problemsOf(file, text)).toEqual([])
  })

  test.each(['---\n---\nbody\n', '---\ntitle: x\n—\n', '---\ntitle: x\n\nbody\n'])(
    'front matter that is empty or never ends: %j',
    (text) => {
      expect(problemsOf('a.md', text)).toEqual([mistakeAt(1, 'found no front matter')])
    },
  )

  test('Markdown without front matter says so', () => {
    expect(problemsOf('a.md', '## One\n')).toEqual([
      expect.objectContaining({ line: 1, message: expect.stringContaining('front matter') }),
    ])
  })

  test('an asterisk before a word, which YAML reads as an alias, is a problem and no crash', () => {
    expect(problemsOf('a.yaml', 'name: x\nlead: *New*\n')).toEqual([
      expect.objectContaining({ severity: 'error', file: 'a.yaml', line: 2 }),
    ])
  })

  test('an extra comma in JSON is a problem with its line', () => {
    const [problem] = problemsOf('a.json', '{\n  "a": 1,\n  "b": 2,\n}\n')
    expect(problem?.message).toContain('JSON')
    expect([3, 4]).toContain(problem?.line)
  })

  test.each(['{ “a”: 1 }', '{ "a": “b” }', '{ "a": 1, ‘b’: 2 }'])('curly quotes in JSON are named: %s', (text) => {
    expect(problemsOf('a.json', text)).toEqual([
      mistakeAt(1, '; curly quotes are part of the text, type straight ones'),
    ])
  })

  test('a JSON file is never called broken YAML', () => {
    const messages = problemsOf('a.json', '{ "a": [1,\n').map(({ message }) => message)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.join(' ')).not.toContain('YAML')
  })
})
