import { describe, expect, test } from 'vitest'
import { placeholdersRule } from '../../../src/check/rules/placeholders'
import { contactSaying } from '../../support/data-saying'
import { changed, wordsOf } from '../../support/rendered-site'

/** The faults of a site whose data accepts these placeholders, and has a text on its contact page. */
async function faultsOf(text: string, accepted: string[] = [], siteUrl = 'https://studio.com'): Promise<string[]> {
  const { site, ...data } = await contactSaying(text)
  const accepting = { ...data, site: changed(site, { acceptedPlaceholders: accepted }) }
  return wordsOf(placeholdersRule, {}, { data: accepting, siteUrl })
}

describe('placeholders', () => {
  /** The reports on one text of the contact page. */
  const of = async (text: string) => (await faultsOf(text)).filter((line) => line.includes('contact.yaml'))

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
    'http://127.0.0.1:3000/',
    'www.yourdomain.com',
    'me@your-company.com',
    'https://instagram.com/your-name',
    'https://linkedin.com/company/your-name/',
  ])('%s is one', async (text) => {
    expect(await of(text)).toEqual([
      expect.stringMatching(
        /^error data\/contact\.yaml:3: found the placeholder .* in topics\.0, expected a host that you own$/,
      ),
    ])
  })

  test.each([
    ...['www.examples.com', 'example.company', 'for example.', 'a test, invalid', 'localhost', '//localhost.com'],
    ...['me@counterexample.com', 'counterexample.org', 'me@example.com.br', 'https://my.example.io/x'],
    ...[
      'https://www.test-kitchen.com',
      'speed.test.com',
      'your-name',
      'yourdomain.company',
      'https://x.com/your-names',
    ],
  ])('%s is not one', async (text) => {
    expect(await of(text)).toEqual([])
  })

  test('each of several in one text is reported, once', async () => {
    const words = await of('www.example.com, me@studio.test or www.example.com')
    expect(words.map((line) => / placeholder (\S+) /.exec(line)?.[1])).toEqual(['www.example.com', 'me@studio.test'])
  })

  test.each(['www.example.com', 'me@example.com', 'Shop.Test'])(
    '%s may be accepted; how many are is said',
    async (name) => {
      expect(await faultsOf(name, [name.toLowerCase()])).toEqual([
        expect.stringMatching(/ investors@example\.com in email,/),
        expect.stringMatching(/ offers@example\.com in offersEmail,/),
        expect.stringMatching(/^notice data\/site\.yaml:12: found 1 placeholder accepted by this list /),
      ])
      expect(await faultsOf(name, [name, 'investors@example.com', 'offers@example.com'])).toEqual([
        expect.stringMatching(/^notice data\/site\.yaml:12: found 3 placeholders accepted by this list /),
      ])
    },
  )

  test('only the accepted address is accepted, not all addresses of its host', async () => {
    const words = await faultsOf('fine', ['example.com'])
    expect(words.map((line) => / in (\w+),/.exec(line)?.[1])).toEqual(['email', 'offersEmail', undefined])
  })

  test('the address in the data does not matter if the command line gives another', async () => {
    expect((await faultsOf('fine')).filter((line) => line.includes(' in url'))).toEqual([])
    expect(await faultsOf('fine', [], 'https://www.example.com')).toContainEqual(
      expect.stringMatching(/^error data\/site\.yaml:\d+: found the placeholder www\.example\.com in url/),
    )
  })

  test('links of templates are reported there, links to the site itself and those in the data are reported elsewhere', async () => {
    const links = ['http://localhost:3000/', 'mailto:me@shop.test', 'https://studio.com/', 'https://given.test/x']
    const body = links.map((href) => `<a href="${href}">x</a>`).join('')
    const data = await contactSaying('See given.test')
    const words = await wordsOf(placeholdersRule, { '/a': body }, { data, siteUrl: 'https://studio.com' })
    expect(words.filter((line) => line.includes('a link to'))).toEqual([
      'error /a templates/a.tsx: found a link to the placeholder localhost, expected a host that you own',
      'error /a templates/a.tsx: found a link to the placeholder me@shop.test, expected a host that you own',
    ])
  })

  test('in the text of a template, they are reported once if neither a link nor the data has them', async () => {
    const data = await contactSaying('See given.test and her@other.test')
    const said = async (body: string) =>
      (await wordsOf(placeholdersRule, { '/a': body }, { data, siteUrl: 'https://my-example.com' })).filter((line) =>
        line.includes('templates/a.tsx'),
      )
    const found = (words: string) => `error /a templates/a.tsx: found ${words}, expected a host that you own`
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
        `error : found the site address https://${host}/base/, expected a host that you own`,
      )
    }
  })
})
