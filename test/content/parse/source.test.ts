import { describe, expect, test } from 'vitest'
import type { FieldPath } from '../../../src/content/parse/source'
import { sourceOf } from '../../support/parsed-text'

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

  test('a --- line in the body of Markdown does not end its front matter again', () => {
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
