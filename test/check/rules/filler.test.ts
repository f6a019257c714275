import { describe, expect, test } from 'vitest'
import { fillerRule } from '../../../src/check/rules/filler'
import { contactSaying } from '../../support/data-saying'
import { documentOf, wordsOf } from '../../support/rendered-site'

describe('filler', () => {
  test.each(['TODO write this', 'Lorem ipsum dolor', 'Prices TBD', 'FIXME'])(
    '%s is reported with its line in the data, once',
    async (text) => {
      const data = await contactSaying(text)
      expect(await wordsOf(fillerRule, { '/contact': documentOf(text) }, { data })).toEqual([
        expect.stringMatching(/^warning data\/contact\.yaml:3: found “/),
      ])
    },
  )

  test.each([
    ['TODO', 'warning'],
    ['lorem ipsum', 'warning'],
    ['{brands.vista}', 'error'],
    ['[object Object]', 'error'],
    ['$NaN', 'error'],
  ])('%s that is only on a page is reported with its template', async (text, severity) => {
    expect(await wordsOf(fillerRule, { '/x': documentOf(text) })).toEqual([
      expect.stringMatching(`^${severity} /x templates/x.tsx: `),
    ])
  })

  test('what the template says is reported, too, where the data have such a text elsewhere', async () => {
    const data = await contactSaying('"TODO: name {brands} of them"')
    const pages = { '/contact': documentOf('TODO: name 36 of them'), '/x': documentOf('TODO write this') }
    expect(await wordsOf(fillerRule, pages, { data })).toEqual([
      expect.stringMatching(/^warning data\/contact\.yaml:3: /),
      expect.stringMatching(/^warning \/x templates\/x\.tsx: /),
    ])
  })

  test.each(['todo el mundo', 'a {b', 'Nanny', 'undefined terms'])('%s is fine', async (text) => {
    expect(await wordsOf(fillerRule, { '/x': documentOf(text) }, { data: await contactSaying(`"${text}"`) })).toEqual(
      [],
    )
  })
})
