import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/content/schema/scalars'
import { check, checkWith, schema } from './checked-text'

describe('a field that is indented as part of the text above it', () => {
  test.each([
    ['a value', 'title: >-\n  Some words.\n  offer: mail\n', 'found "offer: mail" in a text'],
    ['a text on its own lines', 'title: |\n  Some\n  offer: >-\n    mail\n', 'found "offer: >-" in a text'],
    ['a list', 'title: >-\n  Some words.\n  cards: []\n', 'found "cards: []" in a text'],
    [
      'a text with a colon',
      "title: >-\n  Some words.\n  note: 'One thing: two'\n",
      'found "note: \'One thing: two\'" in',
    ],
  ])('is an error: %s', (_case, yaml, words) => {
    const message = expect.stringContaining(words)
    expect(check(yaml)).toEqual([expect.objectContaining({ severity: 'error', line: 3, field: 'title', message })])
  })

  test('is found below the last item of a list', () => {
    const yaml = 'title: x\ncards:\n  - Some\n  - >-\n    words.\n    offer: mail\n'
    const lists = schema.extend({ cards: z.array(text) })
    expect(checkWith(lists, yaml)).toEqual([expect.objectContaining({ line: 6, field: 'cards' })])
  })

  test('is found in fields of a field, at its own line', () => {
    const yaml =
      'title: x\ncards: []\nhero:\n  lead: a\n  text: >-\n    Some\n    words.\n    lead: b\nend:\n  text: y\n  lead: z\n'
    const nested = z.strictObject({ text, lead: text.optional() })
    const problems = checkWith(schema.extend({ hero: nested.optional(), end: nested }), yaml.replace('  lead: a\n', ''))
    expect(problems).toEqual([expect.objectContaining({ line: 7, field: 'hero.text' })])
  })

  test('is not searched in JSON, whose texts end with a quote', () => {
    const written = JSON.stringify({ title: 'Some words.\noffer: mail' })
    expect(checkWith(schema, written, 'data/x.json')).toEqual([])
  })

  test('is not missing, too', () => {
    const [problem, ...others] = check('note: >-\n  Some words.\n  title: x\n')
    expect(problem).toMatchObject({ line: 3, field: 'note', message: expect.stringContaining('found "title: x" in') })
    expect(others).toEqual([])
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
    const message = expect.stringContaining('found "hero:" in a text')
    expect(problems).toEqual([expect.objectContaining({ line: 3, field: 'title', message })])
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
