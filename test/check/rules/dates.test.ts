import { describe, expect, test } from 'vitest'
import { datesRule } from '../../../src/check/rules/dates'
import type { SiteData } from '../../../templates/content/site'
import { shownDatesRule } from '../../../templates/review/site'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

describe('dates', () => {
  const fresh = async (today: string, fields: Partial<SiteData> = {}) => {
    const data = await dataWith((all) => ({
      site: changed(all.site, { copyrightYear: Number(today.slice(0, 4)), securityExpires: '2099-01-01', ...fields }),
    }))
    const given = { data, today }
    return [...(await wordsOf(ofSite(shownDatesRule), {}, given)), ...(await wordsOf(datesRule, {}, given))]
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
    for (const words of found) expect(words).toMatch(`found the future date ${updated}, expected`)
  })

  test('a copyright year other than the current one', async () => {
    expect(await fresh('2025-12-31', { copyrightYear: 2024 })).toEqual([
      expect.stringMatching(/^warning data\/site\.yaml:\d+: found copyrightYear 2024, expected 2025$/),
    ])
  })

  test.each([
    ['2025-12-22', []],
    ['2025-12-21', ['warning', 'is in 30 days']],
    ['2025-11-22', ['warning', 'is in 1 day,']],
    ['2025-11-21', ['error', 'is past']],
    ['2025-11-20', ['error', 'is past']],
  ])('security.txt that expires on %s', async (securityExpires, words) => {
    const found = await fresh('2025-11-21', { securityExpires })
    expect(found).toHaveLength(words.length === 0 ? 0 : 1)
    for (const word of words) expect(found[0]).toContain(word)
  })
})
