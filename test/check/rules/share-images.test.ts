import { createElement } from 'react'
import { expect, test } from 'vitest'
import { shareImagesRule } from '../../../src/check/rules/share-images'
import { undrawnTexts } from '../../../src/check/site/undrawn-texts'
import { loadWholeSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'
import { sourceOf } from '../../support/parsed-text'
import { dataWith, documentOf, wordsOf } from '../../support/rendered-site'
import { openShareFonts } from '../../support/share-fonts'

const fonts = await openShareFonts()

test.each<[string, string, string, string]>([
  ['a title', 'Επα', '/contact data/contact.yaml:1', 'Ε (U+0395), π (U+03C0), α (U+03B1)'],
  ['a text that is filled in', 'Northmark → Studio', '/contact data/contact.yaml:2', '→ (U+2192)'],
  ['a name of all pages', 'ЖЖЖЖЖ', '/contact data/site.yaml:2', 'Ж (U+0416)'],
  [
    'a text of the template',
    '東京都庁舎前',
    '/contact templates/contact.tsx',
    '東 (U+6771), 京 (U+4EAC), 都 (U+90FD) and 3 more',
  ],
])('%s that cannot be drawn is named where it is typed', async (_, text, place, characters) => {
  const contactSource = sourceOf('data/contact.yaml', 'title: Επα\nlead: "{studio} → Studio"\n')
  const data = await dataWith(({ site, contact }) => ({
    site: { ...site, source: sourceOf('data/site.yaml', 'url: https://a.example\nname: ЖЖЖЖЖ\n') },
    contact: { ...contact, source: contactSource },
  }))
  const missing = [...new Set(fonts.spell(text).missing)]
  const site = { data, undrawn: [{ page: '/contact', text, missing }], sources: { '/contact': contactSource } }
  expect(await wordsOf(shareImagesRule, { '/contact': documentOf('') }, site)).toEqual([
    expect.stringContaining(`warning ${place}: found ${characters} in “${text}”, expected characters that the fonts`),
  ])
})

test('all texts of a card are looked at, and the name of the studio', async () => {
  const site = await loadWholeSite()
  const page = pageAt('/a')
  const cards = [
    { title: 'Жук', line: 'a → b', figure: '₿ 5' },
    { title: 'Łódź', line: 'Crème', figure: '$5' },
  ]
  const pages = cards.map((share) => ({ page: { ...page, head: { ...page.head, share } }, template: templateAt('a') }))
  const templates = { shareCard: () => createElement('svg') }
  const found = (name: string) =>
    undrawnTexts({ site: { ...site, settings: { ...site.settings, name } }, pages, templates }, fonts).map(
      ({ text }) => text,
    )
  expect(found('Studio')).toEqual(['Жук', 'a → b', '₿ 5'])
  expect(found('東京')).toEqual(['Жук', 'a → b', '₿ 5', '東京', '東京'])
})
