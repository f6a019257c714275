import { expect, test } from 'vitest'
import { socialRule } from '../../../templates/review/site'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

test('social: networks without an address are a notice', async () => {
  const data = await dataWith(({ site }) => ({ site: changed(site, { social: { x: 'https://x.com/studio' } }) }))
  expect(await wordsOf(ofSite(socialRule), {}, { data })).toEqual([
    expect.stringMatching(/^notice data\/site\.yaml:\d+: found no address for instagram, linkedin, expected/),
  ])
  expect(await wordsOf(ofSite(socialRule), {})).toEqual([])
})
