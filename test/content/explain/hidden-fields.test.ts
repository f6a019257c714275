import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/content/schema/scalars'
import { check, checkWith, inPoint, schema } from './checked-text'

describe('a field that is indented as part of the text above it', () => {
  test.each([
    ['a value', 'title: >-\n  Some words.\n  offer: mail\n', 'found "offer: mail" at the end'],
    [
      'a text on its own lines',
      'title: |\n  Some\n  offer: >-\n    mail\n',
      'found "offer: >-\\n  mail\\n" at the end',
    ],
    ['a list', 'title: >-\n  Some words.\n  cards: []\n', 'found "cards: []" at the end'],
    [
      'a text with a colon',
      "title: >-\n  Some words.\n  note: 'One thing: two'\n",
      'found "note: \'One thing: two\'" at',
    ],
  ])('is an error: %s', (_case, yaml, words) => {
    const message = expect.stringContaining(words)
    expect(check(yaml)).toEqual([expect.objectContaining({ severity: 'error', line: 3, field: 'title', message })])
  })

  test('is found in fields of a field, at its own line', () => {
    const yaml =
      'title: x\ncards: []\nhero:\n  lead: a\n  text: >-\n    Some\n    words.\n    lead: b\nend:\n  text: y\n  lead: z\n'
    const nested = z.strictObject({ text, lead: text.optional() })
    const problems = checkWith(schema.extend({ hero: nested.optional(), end: nested }), yaml.replace('  lead: a\n', ''))
    expect(problems).toEqual([expect.objectContaining({ line: 7, field: 'hero.text' })])
  })

  test('is searched only at the end of a text, which may have any length', () => {
    const long = Array.from({ length: 50_000 }, () => 'words note: in: ').join('')
    // Without a limit, each colon would have the rest of it parsed.
    expect(check(`title: >-\n  ${long}\n`)).toEqual([expect.objectContaining({ line: 1, field: 'title' })])
    expect(check(`title: >-\n  ${long}\n  note: x\n`)).toContainEqual(
      expect.objectContaining({ line: 3, message: expect.stringContaining('found "note: x" at the end') }),
    )
  })

  test('is not searched in JSON, whose texts end with a quote', () => {
    const written = JSON.stringify({ title: 'Some words.\noffer: mail' })
    expect(checkWith(schema, written, 'data/x.json')).toEqual([])
  })

  test('is not missing, too', () => {
    const [problem, ...others] = check('note: >-\n  Some words.\n  title: x\n')
    expect(problem).toMatchObject({ line: 3, field: 'note', message: expect.stringContaining('found "title: x" at') })
    expect(others).toEqual([])
  })

  test.each([
    ['a space', 'title: >-\n  Some words.\n  More words. note: >-\n  A note.\ncards: []\n'],
    ['nothing', 'title: >-\n  Some words.\n  More words.note: >-\n  A note.\ncards: []\n'],
  ])('is found behind the text, and %s, on its line', (_case, yaml) => {
    const message = expect.stringContaining('expected that field on a line of its own')
    expect(check(yaml)).toEqual([expect.objectContaining({ line: 3, field: 'title', message })])
  })

  test('is not confused with another field of the same name further down', () => {
    const hero = z.strictObject({ words: text, heading: text })
    const yaml = 'one:\n  words: >-\n    Some words. heading: x\nother:\n  words: y\n  heading: z\n'
    const message = expect.stringContaining('missing')
    expect(checkWith(z.strictObject({ one: hero, other: hero }), yaml)).toEqual([
      expect.objectContaining({ line: 1, field: 'one.heading', message }),
    ])
  })

  test('is found if it has its own fields, and is not reported as missing', () => {
    const inner = z.strictObject({ lead: text, words: text.optional() })
    const wider = z.strictObject({ title: text, hero: inner, end: text })
    const problems = checkWith(wider, 'title: >-\n  Some words.\n  hero:\n    lead: x\n    words: y\nend: z\n')
    const message = expect.stringContaining('found "hero: lead: x')
    expect(problems).toEqual([expect.objectContaining({ line: 3, field: 'title', message })])
  })

  test('is found in the text of a list, which then contains the items below it', () => {
    const about = z.strictObject({ words: z.array(text), points: z.array(inPoint) })
    const yaml = 'about:\n  words:\n    - Some\n    - >-\n      more\n      points:\n    - text: x\n    - text: y\n'
    const problems = checkWith(z.strictObject({ about }), yaml)
    expect(problems).toEqual([expect.objectContaining({ line: 6, field: 'about.words' })])
  })

  test.each([
    ['a word that is no field', 'title: >-\n  Some words: mail\n'],
    ['a value that is not right for the field', 'title: >-\n  An offer: mail us, or write.\n'],
    ['a field that is there', 'title: >-\n  An offer: mail\noffer: mail\n'],
    ['a text that goes on', 'title: "Some words. An offer: mail"\n'],
    ['a text on several lines that goes on', 'title: >-\n  Some words. An\n  honest offer: mail\n'],
    ['the text itself', "title: 'offer: mail'\n"],
  ])('is not suspected in %s', (_case, yaml) => {
    expect(check(yaml)).toEqual([])
  })
})
