import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/content/problem'
import { type FieldPath, parseSource, type Source } from '../../../src/content/source/source'

function sourceOf(file: string, text: string): Source {
  const parsed = parseSource(file, text)
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.source
}

function problemsOf(file: string, text: string): readonly Problem[] {
  const parsed = parseSource(file, text)
  return 'problems' in parsed ? parsed.problems : []
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
  test('YAML is read; a date stays the text that it is and folded prose becomes one line', () => {
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

  test.each(['a.yaml', 'a.json'])('a byte order mark does not count as text (%s)', (file) => {
    expect(sourceOf(file, '\uFEFF{"name": "VistaSet"}').value).toEqual({ name: 'VistaSet' })
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

describe('text that cannot be read', () => {
  test.each([
    ['a colon in a sentence without quotes', 'a.yaml', 'name: x\nlead: one: two\n', 2],
    ['a field that is there twice', 'a.yaml', 'name: x\nstage: y\nname: z\n', 3],
    ['a tab that indents', 'a.yaml', 'social:\n\tx: 1\n', 2],
    ['text in front matter', 'a.md', '---\ntitle: x\ntitle: y\n---\nbody\n', 3],
    ['JSON that never ends', 'a.json', '{\n  "a": [1,\n', 3],
  ])('%s is a problem with its line', (_case, file, text, line) => {
    expect(problemsOf(file, text)).toContainEqual(expect.objectContaining({ severity: 'error', file, line }))
  })

  test('every mistake is told, not the first one only', () => {
    expect(problemsOf('a.yaml', 'a: 1\na: 2\nb: 1\nb: 2\n').map(({ line }) => line)).toEqual([2, 4])
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

  test('a comma too many in JSON is a problem with its line', () => {
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
