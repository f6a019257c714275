import { describe, expect, test } from 'vitest'
import { dataRule } from '../../../src/check/rules/data'
import { datesRule } from '../../../src/check/rules/dates'
import { fillerRule } from '../../../src/check/rules/filler'
import { literalMarksRule } from '../../../src/check/rules/literal-marks'
import { placeholdersRule } from '../../../src/check/rules/placeholders'
import { socialRule } from '../../../src/check/rules/social'
import { unusedRule } from '../../../src/check/rules/unused'
import { unverifiedRule } from '../../../src/check/rules/unverified'
import type { SiteData } from '../../../src/content/schema/site'
import { parseSource } from '../../../src/content/source/source'
import { changed, dataWith, documentOf, faultsOf, wordsOf } from '../../support/rendered-site'

const siteWith = (fields: Partial<SiteData>) => dataWith(({ site }) => ({ site: changed(site, fields) }))

/** The source of a data file with this text. */
function sourceOf(file: string, text: string) {
  const parsed = parseSource(file, text)
  if ('problems' in parsed) throw new Error(`${file} cannot be read`)
  return parsed.source
}

/** The data with this text on the contact page. */
const contactSaying = (text: string) =>
  dataWith(({ contact }) => ({
    contact: { ...contact, source: sourceOf('data/contact.yaml', `lead: fine\ntopics:\n  - ${text}\n`) },
  }))

test('data: the problems of a build, with the near match as the suggested fix', async () => {
  const problem = {
    severity: 'notice',
    file: 'data/pricing.yaml',
    line: 3,
    field: 'prices.x',
    message: 'found x',
    meant: 'y',
  } as const
  expect(await faultsOf(dataRule, {}, { problems: [problem] })).toEqual([
    {
      severity: 'notice',
      file: 'data/pricing.yaml',
      line: 3,
      message: 'prices.x: found x',
      mend: 'Write y if that was meant',
    },
  ])
})

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

  test.each(['www.examples.com', 'example.company', 'for example.', 'a test, invalid', 'localhost', '//localhost.com'])(
    '%s is not one',
    async (text) => {
      expect(await of(text)).toEqual([])
    },
  )

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

  test('the address on the command line can be one itself', async () => {
    for (const host of ['studio.test', 'localhost']) {
      expect(await wordsOf(placeholdersRule, {}, { siteUrl: `https://${host}/base` })).toContainEqual(
        `warning : found the site address https://${host}/base/, expected a host that you own`,
      )
    }
  })
})

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

  test.each(['todo el mundo', 'a {b', 'Nanny', 'undefined terms'])('%s is fine', async (text) => {
    expect(await wordsOf(fillerRule, { '/x': documentOf(text) }, { data: await contactSaying(`"${text}"`) })).toEqual(
      [],
    )
  })
})

describe('literal marks', () => {
  /** The reports on one text of the contact page. */
  const of = async (text: string) => wordsOf(literalMarksRule, {}, { data: await contactSaying(JSON.stringify(text)) })

  test.each([
    ['A **bold** word', '**bold**'],
    ['A <b>bold</b> word', '<b>'],
    ['One<br/>two', '<br/>'],
    ['See [us](https://a.com/b)', '[us](https://a.com/b)'],
    ['Research &amp; more', '&amp;'],
    ['One&#160;two', '&#160;'],
    ['FÃ¼r alle', 'Ã¼'],
    ['StraÃŸe', 'ÃŸ'],
    ['Ã–sterreich', 'Ã–'],
    ['5 â‚¬', 'â‚¬'],
    ['The buyerâ€™s choice', 'â€™'],
    ['Â© 2025', 'Â©'],
  ])('in %s are reported with their line', async (text, found) => {
    const [fault, ...others] = await of(text)
    expect(fault).toContain(`warning data/contact.yaml:3: topics.0: found “${found}”, `)
    expect(others).toEqual([])
  })

  test.each(['2 * 3 ** 4', 'a < b > c', 'R&D; Q&A', 'Q&As; B&Bs;', '[sic] (http)', 'Für alle, “â”, MAÇÃ', '<3'])(
    'in %s there are none',
    async (text) => {
      expect(await of(text)).toEqual([])
    },
  )

  test('in prose, Markdown is parsed, and HTML tags are not', async () => {
    const body = '---\ntitle: x\n---\n**One** [two](/three) &amp;\n<i>four</i>\n'
    const data = await dataWith(({ contact }) => ({ contact: { ...contact, source: sourceOf('a.md', body) } }))
    expect(await wordsOf(literalMarksRule, {}, { data })).toEqual([
      expect.stringContaining('warning a.md:5: found “<i>”, '),
    ])
  })

  /** What is said of a legal text that begins on line 4. */
  const ofProse = async (text: string) => {
    const data = await dataWith(({ contact }) => ({
      contact: { ...contact, source: sourceOf('a.md', `---\ntitle: x\n---\n${text}`) },
    }))
    return wordsOf(literalMarksRule, {}, { data })
  }

  test.each([
    ['##2. Information', '##2. Information', 4],
    ['One\n\n#Information', '#Information', 6],
    ['One\n##2. Information', '##2. Information', 5],
    ['- ###Deep', '###Deep', 4],
    ['One\n\nA\n** bold ** word', '** bold **', 7],
    ['A **bold word', '**', 4],
    ['A **bold* word', '*bold', 4],
    ['A *bold** word', 'bold*', 4],
    ['See [text] (https://foo.com).', '[text] (https://foo.com)', 4],
    ['See\n[a\ntext] (/domains)', '[a text] (/domains)', 5],
    ['See [text](https://foo.com for **more**', '[text](https://foo.com', 4],
    ['See [text](my page)', '[text](my', 4],
    ['One[^1] two', '[^1]', 4],
    ['|a|b|\n|-|-|\n|c|** d|', '**', 6],
    ['[**a](/b)', '**', 4],
  ])('in Markdown, %j is told with its line', async (text, found, line) => {
    expect(await ofProse(text)).toEqual([expect.stringContaining(`warning a.md:${line}: found “${found}”, which`)])
  })

  test.each([
    '## 2. Information\n\nA **bold**, *italic* ***word*** and [text](https://foo.com)(s)',
    'Our office:\n#200, Main Street',
    '\\*\\*as meant\\*\\* [text]\\(https://foo.com) \\##2 &#42;&#42;',
    '`**` and `[a](b c)` and `[^1]`\n\n    ##code **\n\n```\n[^1] **\n```',
    'A price* of 2 * 3 [sic] (or less), ____, ****\n\n*applies to all',
    '![text](/a.png) <https://foo.com> [**bold**](/a) **[a](/b)**',
    '# ##',
  ])('in Markdown, %j is read as it is meant', async (text) => {
    expect(await ofProse(text)).toEqual([])
  })
})

describe('unverified', () => {
  test('is one finding per field, with some of the brands by name', async () => {
    const data = await dataWith(({ brands }) => ({
      brands: brands.map((brand, index) =>
        changed(brand, { unverified: index < 2 ? ['marketSize'] : index === 2 ? ['targetAudience'] : [] }),
      ),
    }))
    const [first, second, third] = data.brands
    expect(await wordsOf(unverifiedRule, {}, { data })).toEqual([
      expect.stringContaining(
        `found marketSize unverified in 2 of 36 brands (${first?.slug}, ${second?.slug}), expected none`,
      ),
      expect.stringContaining(`found targetAudience unverified in 1 of 36 brands (${third?.slug})`),
    ])
  })

  test.each([
    [36, /in 36 of 36 brands \((\w+, ){35}\w+\), expected/],
    [108, /in 108 of 108 brands \((\w+, ){99}\w+ and 8 more\), expected/],
  ])('names each of %i brands, up to a hundred', async (count, words) => {
    const data = await dataWith(({ brands }) => {
      const open = brands.map((brand) => changed(brand, { unverified: ['marketSize'] }))
      return { brands: Array.from({ length: count / open.length }, () => open).flat() }
    })
    expect(await wordsOf(unverifiedRule, {}, { data })).toEqual([expect.stringMatching(words)])
  })

  test('finds nothing if everything has been checked', async () => {
    const data = await dataWith(({ brands }) => ({ brands: brands.map((brand) => changed(brand, { unverified: [] })) }))
    expect(await wordsOf(unverifiedRule, {}, { data })).toEqual([])
  })
})

test('social: networks without an address are a notice', async () => {
  const data = await siteWith({ social: { x: 'https://x.com/studio' } })
  expect(await wordsOf(socialRule, {}, { data })).toEqual([
    expect.stringMatching(/^notice data\/site\.yaml:\d+: found no address for instagram, linkedin, expected/),
  ])
  expect(await wordsOf(socialRule, {})).toEqual([])
})

describe('dates', () => {
  const fresh = async (today: string, fields: Partial<SiteData> = {}) => {
    const data = await dataWith((all) => ({
      site: changed(all.site, { copyrightYear: Number(today.slice(0, 4)), securityExpires: '2099-01-01', ...fields }),
    }))
    return wordsOf(datesRule, {}, { data, today })
  }

  test('all up to date: every text of the real site was updated on August 1, 2025', async () => {
    expect(await fresh('2025-11-21')).toEqual([])
    expect(await fresh('2026-08-01')).toEqual([])
  })

  test('a day after one year, texts are outdated: legal ones are reported one by one, the others together', async () => {
    const words = await fresh('2026-08-02')
    expect(words.map((line) => line.split(' ')[0])).toEqual(['warning', 'warning', 'notice'])
    expect(words.join()).toMatch(
      /privacy-policy\.md:\d+: .*terms-of-use\.md:\d+: .*data\/site\.yaml, data\/pricing\.yaml, data\/domains\.yaml and \d+ more/,
    )
  })

  test.each([
    ['2025-11-22', 0],
    ['2025-11-23', 1],
    ['2225-08-01', 1],
  ])('on November 21, 2025, a text of %s has a date in the future: %i', async (updated, count) => {
    const found = await fresh('2025-11-21', { updated })
    expect(found).toHaveLength(count)
    for (const words of found) expect(words).toMatch(`found ${updated}, a day that is to come`)
  })

  test('a copyright year other than the current one', async () => {
    expect(await fresh('2025-12-31', { copyrightYear: 2024 })).toEqual([
      expect.stringMatching(/^warning data\/site\.yaml:\d+: found copyrightYear 2024, expected 2025$/),
    ])
  })

  test.each([
    ['2025-12-22', []],
    ['2025-12-21', ['warning', 'comes in 30 days']],
    ['2025-11-22', ['warning', 'comes in 1 day,']],
    ['2025-11-21', ['error', 'is past']],
    ['2025-11-20', ['error', 'is past']],
  ])('security.txt that expires on %s', async (securityExpires, words) => {
    const found = await fresh('2025-11-21', { securityExpires })
    expect(found).toHaveLength(words.length === 0 ? 0 : 1)
    for (const word of words) expect(found[0]).toContain(word)
  })
})

describe('unused', () => {
  const assets = [{ path: 'assets/photo-123.png', file: 'templates/assets/photo.png' }]

  test.each([
    ['a page', { 'index.html': '<img src="/base/assets/photo-123.png">' }],
    ['a style sheet', { 'assets/a.css': 'a{background:url(photo.png)}b{background:url(/assets/photo-123.png)}' }],
    ['the manifest', { 'site.webmanifest': '{"src":"/assets/photo-123.png"}' }],
  ])('a file that %s uses', async (_, files) => {
    expect(await wordsOf(unusedRule, {}, { assets, files })).toEqual([])
  })

  test('a file that nothing uses', async () => {
    expect(await wordsOf(unusedRule, {}, { assets, files: { 'build-manifest.png': 'assets/photo-123.png' } })).toEqual([
      'warning templates/assets/photo.png: found a file that no page uses, expected one that does',
    ])
  })

  test('an override of the domains page that says the same', async () => {
    const data = await dataWith(({ pricing }) => ({
      pricing: changed(pricing, { listOverrides: { jumpadvisor: 10000, vistaski: 15000, vistadive: 6000 } }),
    }))
    expect(await wordsOf(unusedRule, {}, { data })).toEqual([
      expect.stringMatching(/^notice .*found the price 15000 .* than vistaski has anyway$/),
      expect.stringMatching(/^notice .*found the price 10000 .* than jumpadvisor has anyway$/),
    ])
  })

  test('an override of a brand page that changes nothing', async () => {
    const data = await dataWith(({ collections }) => ({
      collections: collections.map((entry) =>
        entry.slug === 'ai'
          ? changed(entry, { brandOverrides: { jumpinai: { buy: entry.value.brandPage.buy, cardBuy: 'brand-page' } } })
          : entry,
      ),
    }))
    expect(await wordsOf(unusedRule, {}, { data })).toEqual([
      expect.stringMatching(
        /^notice data\/collections\/ai\.yaml:\d+: found buy “Purchase Domain” for jumpinai, expected another/,
      ),
    ])
  })
})
