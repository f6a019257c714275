import { describe, expect, test } from 'vitest'
import { fillerRule } from '../../../src/check/rules/filler'
import { contactSaying } from '../../support/data-saying'
import { sourceOf } from '../../support/parsed-text'
import { documentOf, wordsOf } from '../../support/rendered-site'

describe('filler', () => {
  test.each(['TODO write this', 'Lorem ipsum dolor', 'Prices TBD', 'FIXME'])(
    '%s is reported with its line in the data, once',
    async (text) => {
      const data = await contactSaying(text)
      expect(await wordsOf(fillerRule, { '/contact': documentOf(text) }, { data })).toEqual([
        expect.stringMatching(/^error data\/contact\.yaml:3: found “/),
      ])
    },
  )

  test.each(['TODO', 'lorem ipsum', '{brands.vista}', '[object Object]', '$NaN'])(
    '%s that is only on a page, wherever people meet it, is reported with its template',
    async (text) => {
      const pages = [
        documentOf(text),
        documentOf('', `<title>${text}</title>`),
        documentOf('', `<meta name="description" content="${text}">`),
        documentOf(`<img alt="${text}">`),
        documentOf(`<button aria-label="${text}">x</button>`),
      ]
      for (const page of pages) {
        expect(await wordsOf(fillerRule, { '/x': page })).toEqual([
          expect.stringMatching('^error /x templates/x.tsx: '),
        ])
      }
    },
  )

  test('the text of a template is reported, too, if the data has such a text elsewhere', async () => {
    const data = await contactSaying('"TODO: name {brands} of them"')
    const pages = { '/contact': documentOf('TODO: name 36 of them'), '/x': documentOf('TODO write this') }
    expect(await wordsOf(fillerRule, pages, { data })).toEqual([
      expect.stringMatching(/^error data\/contact\.yaml:3: /),
      expect.stringMatching(/^error \/x templates\/x\.tsx: /),
    ])
  })

  test('an entry of the list of accepted placeholders does not count as one', async () => {
    const { site, ...data } = await contactSaying('fine')
    const source = sourceOf('data/site.yaml', 'acceptedPlaceholders:\n  - TODO.example.com\n')
    expect(await wordsOf(fillerRule, {}, { data: { ...data, site: { ...site, source } } })).toEqual([])
  })

  test.each(['todo el mundo', 'a {b', 'Nanny', 'undefined terms'])('%s is fine', async (text) => {
    expect(await wordsOf(fillerRule, { '/x': documentOf(text) }, { data: await contactSaying(`"${text}"`) })).toEqual(
      [],
    )
  })
})
