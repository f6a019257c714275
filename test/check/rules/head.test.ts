import { describe, expect, test } from 'vitest'
import { addressesRule, descriptionsRule, titlesRule } from '../../../src/check/rules/head'
import type { Rule } from '../../../src/check/site/rule'
import { documentOf, home, wordsOf } from '../../support/rendered-site'

const hidden = '<meta name="robots" content="noindex">'
const title = (text: string) => `<title>${text}</title>`
const description = (text: string) => `<meta name="description" content="${text}">`

const searchTexts: readonly (readonly [Rule, (text: string) => string, least: number, most: number])[] = [
  [titlesRule, title, 10, 65],
  [descriptionsRule, description, 50, 160],
]

describe.each(searchTexts)('$id', (rule, write, least, most) => {
  /** The reports on a page with this head, next to a valid page. */
  const of = (head: string) =>
    wordsOf(rule, { '/': documentOf('', write('a'.repeat(least))), '/x': documentOf('', head) })

  test.each([
    ['the shortest', 'x'.repeat(least)],
    ['the longest', 'x'.repeat(most)],
    ['signs of several bytes, counted as one', '😀'.repeat(most)],
  ])('%s is right', async (_, text) => {
    expect(await of(write(text))).toEqual([])
  })

  test.each([
    [
      'one character too few',
      write('x'.repeat(least - 1)),
      `of ${least - 1} characters, expected ${least} to ${most}`,
      'warning',
    ],
    ['one too many', write('x'.repeat(most + 1)), `of ${most + 1} characters, expected ${least} to ${most}`, 'warning'],
    [
      'one that another page has',
      write('a'.repeat(least)),
      'which / also has, expected a different one for each page',
      'warning',
    ],
    ['none', '', 'found none, expected one', 'error'],
    ['an empty one', write(' '), 'found none, expected one', 'error'],
    ['two', write('x'.repeat(least)) + write('y'.repeat(least)), 'found 2, expected one', 'error'],
  ])('%s is not', async (_, head, words, severity) => {
    expect(await of(head)).toEqual([expect.stringMatching(new RegExp(`^${severity} /x .*${words}$`))])
  })

  test('pages that search engines do not list only need to have one', async () => {
    expect(await of(hidden + write('a'))).toEqual([])
    expect(await of(hidden)).toHaveLength(1)
  })
})

describe('addresses', () => {
  const images = `<meta property="og:image" content="${home}/assets/a.png"><meta name="twitter:image" content="${home}/assets/a.png">`
  const own = `<link rel="canonical" href="${home}/x"><meta property="og:url" content="${home}/x">`

  test.each([
    ['all right', own + images, []],
    ['no canonical address', own.replace('canonical', 'next') + images, ['found no canonical address']],
    ['that of another page', own.replace(`${home}/x`, `${home}/y`) + images, [`found the canonical address ${home}/y`]],
    [
      'one with a slash at its end',
      own.replaceAll('/x"', '/x/"') + images,
      [`canonical address ${home}/x/`, `og:url ${home}/x/`],
    ],
    [
      'two of them',
      `<link rel="canonical" href="${home}/y">${own}${images}`,
      [`canonical address ${home}/y and ${home}/x`],
    ],
    ['an image that is not there', own + images.replace('a.png', 'b.png'), [`found the og:image ${home}/assets/b.png`]],
    [
      'one on another site',
      own + images.replaceAll(home, 'https://cdn.com'),
      ['found the og:image', 'found the twitter:image'],
    ],
    ['no image', own, ['found no og:image', 'found no twitter:image']],
  ])('%s', async (_, head, messages) => {
    const words = await wordsOf(addressesRule, { '/x': documentOf('', head) }, { files: { 'assets/a.png': '' } })
    expect(words).toEqual(messages.map((message) => expect.stringContaining(message)))
    expect(words.filter((line) => !line.startsWith('error /x templates/x.tsx'))).toEqual([])
  })

  test.each([
    ['http://studio.com', 1],
    ['https://studio.com', 0],
    ['http://localhost:8080', 0],
    ['http://127.0.0.1:8080/base', 0],
  ])('the address of the site, %s, is encrypted, unless it is on this machine', async (siteUrl, count) => {
    const words = await wordsOf(addressesRule, {}, { siteUrl })
    expect(words).toHaveLength(count)
    for (const line of words) expect(line).toMatch(/^warning .*found http:.*, expected one that starts with https:/)
  })
})
