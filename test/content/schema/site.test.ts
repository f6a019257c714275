import { expect, test } from 'vitest'
import { siteSchema } from '../../../templates/content/site'
import { loadRealData } from '../../support/real-data'

const { site } = await loadRealData()

test.each([
  ['a year of foundation after that of the copyright', { foundingYear: 2999 }, 'foundingYear'],
  ['a legal text that is named twice', { legal: ['terms-of-use', 'terms-of-use'] }, ['legal', 1]],
  ['a crawler that is refused twice', { refusedCrawlers: ['GPTBot', 'gptbot'] }, ['refusedCrawlers', 1]],
])('%s is refused', (_case, changed, field) => {
  const { error } = siteSchema.safeParse({ ...site.value, ...changed })
  expect(error?.issues.map(({ path }) => path)).toEqual([[field].flat()])
})

test('the real site is accepted', () => {
  expect(siteSchema.safeParse(site.value).success).toBe(true)
})
