import { describe, expect, test } from 'vitest'
import { placeholdersRule } from '../../../src/check/rules/placeholders'
import { contactSaying } from '../../support/data-saying'
import { wordsOf } from '../../support/rendered-site'

describe('placeholders', () => {
  /** The reports on one text of the contact page. */
  const of = async (text: string) => {
    const words = await wordsOf(
      placeholdersRule,
      {},
      { data: await contactSaying(text), siteUrl: 'https://studio.com' },
    )
    return words.filter((line) => line.includes('contact.yaml'))
  }

  test.each([
    'www.example.com',
    'www.example.com.',
    'to www.example.com, or',
    'me@example.org',
    'https://shop.test/x',
    'a.b.invalid',
    'http://site.localhost',
    'http://localhost:3000/',
    'me@localhost',
  ])('%s is one', async (text) => {
    expect(await of(text)).toEqual([
      expect.stringMatching(
        /^warning data\/contact\.yaml:3: found the placeholder .* in topics\.0, expected a host that you own$/,
      ),
    ])
  })

  test.each([
    ...['www.examples.com', 'example.company', 'for example.', 'a test, invalid', 'localhost', '//localhost.com'],
    ...['me@counterexample.com', 'counterexample.org', 'me@example.com.br', 'https://my.example.io/x'],
    ...['https://www.test-kitchen.com', 'speed.test.com'],
  ])('%s is not one', async (text) => {
    expect(await of(text)).toEqual([])
  })

  test('each of several in one text is reported, once', async () => {
    const words = await of('www.example.com, me@studio.test or www.example.com')
    expect(words.map((line) => / placeholder (\S+) /.exec(line)?.[1])).toEqual(['www.example.com', 'studio.test'])
  })

  test('the address in the data does not matter if the command line gives another', async () => {
    const words = await wordsOf(placeholdersRule, {}, { siteUrl: 'https://studio.com' })
    expect(words.filter((line) => line.includes(' in url'))).toEqual([])
    expect(await wordsOf(placeholdersRule, {}, { siteUrl: 'https://www.example.com' })).toContainEqual(
      expect.stringMatching(/^warning data\/site\.yaml:\d+: found the placeholder www\.example\.com in url/),
    )
  })

  test('links of templates are reported there, those to the site itself and to what the data say elsewhere', async () => {
    const links = ['http://localhost:3000/', 'mailto:me@shop.test', 'https://studio.com/', 'https://given.test/x']
    const body = links.map((href) => `<a href="${href}">x</a>`).join('')
    const data = await contactSaying('See given.test')
    const words = await wordsOf(placeholdersRule, { '/a': body }, { data, siteUrl: 'https://studio.com' })
    expect(words.filter((line) => line.includes('a link to'))).toEqual([
      'warning /a templates/a.tsx: found a link to the placeholder localhost, expected a host that you own',
      'warning /a templates/a.tsx: found a link to the placeholder me@shop.test, expected a host that you own',
    ])
  })

  test('in the text of a template, they are reported once, where no link has them, and the data neither', async () => {
    const data = await contactSaying('See given.test and her@other.test')
    const said = async (body: string) =>
      (await wordsOf(placeholdersRule, { '/a': body }, { data, siteUrl: 'https://my-example.com' })).filter((line) =>
        line.includes('templates/a.tsx'),
      )
    const found = (words: string) => `warning /a templates/a.tsx: found ${words}, expected a host that you own`
    expect(await said('<p>foo.example.com, foo.example.com</p>')).toEqual([
      found('the placeholder foo.example.com in its text'),
    ])
    expect(await said('<a href="mailto:me@other.test">me@other.test</a>')).toEqual([
      found('a link to the placeholder me@other.test'),
    ])
    expect(await said('<p>given.test, her@other.test, her@<wbr>other.test</p>')).toEqual([])
  })

  test('the address on the command line can be one itself', async () => {
    for (const host of ['studio.test', 'localhost']) {
      expect(await wordsOf(placeholdersRule, {}, { siteUrl: `https://${host}/base` })).toContainEqual(
        `warning : found the site address https://${host}/base/, expected a host that you own`,
      )
    }
  })
})
