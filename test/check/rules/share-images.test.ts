import { expect, test } from 'vitest'
import { shareImagesRule } from '../../../src/check/rules/share-images'
import { applyRules } from '../../../src/check/site/rule'
import type { Source } from '../../../src/content/parse/source'
import type { Fault } from '../../../src/lib/problem'
import type { ShareCard } from '../../../src/pages/drawings'
import { sourceOf } from '../../support/parsed-text'
import { changed, dataWith, documentOf, renderedSite } from '../../support/rendered-site'
import { openShareFonts } from '../../support/share-fonts'
import type { Data } from '../../support/site-from'

const fonts = await openShareFonts()

/** What is found for a contact page with this card. */
async function faultsWith(share: ShareCard, data: Data, source?: Source): Promise<readonly Fault[]> {
  const sources = source && { sources: { '/contact': source } }
  const site = await renderedSite({ '/contact': documentOf('') }, { data, fonts, ...sources })
  const pages = site.pages.map((page) => ({ ...page, head: { ...page.head, share } }))
  return applyRules([shareImagesRule], { ...site, pages }).get(shareImagesRule) ?? []
}

test.each<[string, string, string, string]>([
  ['a title', 'Επα', 'data/contact.yaml:1', 'Ε (U+0395), π (U+03C0), α (U+03B1)'],
  ['a text that is filled in', 'Northmark → Studio', 'data/contact.yaml:2', '→ (U+2192)'],
  ['a name of all pages', 'ЖЖЖЖЖ', 'data/site.yaml:2', 'Ж (U+0416)'],
  [
    'a text of the template',
    '東京都庁舎前',
    'templates/contact.tsx:undefined',
    '東 (U+6771), 京 (U+4EAC), 都 (U+90FD) and 3 more',
  ],
])('%s that cannot be drawn is named where it is typed', async (_, text, place, characters) => {
  const contactSource = sourceOf('data/contact.yaml', 'title: Επα\nlead: "{studio} → Studio"\n')
  const data = await dataWith(({ site, contact }) => ({
    site: { ...site, source: sourceOf('data/site.yaml', 'url: https://a.example\nname: ЖЖЖЖЖ\n') },
    contact: { ...contact, source: contactSource },
  }))
  const [fault, ...others] = await faultsWith({ title: text, line: 'x' }, data, contactSource)
  expect(fault).toMatchObject({ severity: 'warning', page: '/contact' })
  expect(`${fault?.file}:${fault?.line}`).toBe(place)
  expect(fault?.message).toContain(`found ${characters} in “${text}”, expected characters that the fonts`)
  expect(others).toEqual([])
})

test('all texts of a card are checked, and the name of the studio', async () => {
  const found = async (share: ShareCard, name: string) => {
    const data = await dataWith(({ site }) => ({ site: changed(site, { name }) }))
    const faults = await faultsWith(share, data)
    return faults.map(({ message }) => / in “(.*?)”/.exec(message)?.[1])
  }
  const card = { title: 'Жук', line: 'a → b', figure: '₿ 5' }
  expect(await found(card, 'Studio')).toEqual(['Жук', 'a → b', '₿ 5'])
  expect(await found(card, '東京')).toEqual(['Жук', 'a → b', '₿ 5', '東京'])
  expect(await found({ title: 'Łódź', line: 'Crème', figure: '$5' }, 'Studio')).toEqual([])
})
