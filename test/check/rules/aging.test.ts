import { expect, test } from 'vitest'
import { agingRule, companyRule } from '../../../templates/review/site'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

/** The real data, in which a brand, a domain and an answer were checked on some days. */
const checkedOn = (ofBrand: string, ofDomain: string, ofAnswer: string) =>
  dataWith(({ brands, domains, site }) => {
    const registration = { year: 2019, registrar: 'Shop', checkedOn: ofDomain }
    const groups = domains.value.groups.map((group) => ({
      ...group,
      domains: group.domains.map((domain) => (domain.slug === 'jumpadvisor' ? { ...domain, registration } : domain)),
    }))
    const answer = {
      question: 'In installments?',
      answer: 'The marketplace says so.',
      brief: false,
      checkedOn: ofAnswer,
    }
    return {
      brands: brands.map((brand, index) =>
        index === 0 ? changed(brand, { registration: { ...registration, checkedOn: ofBrand } }) : brand,
      ),
      domains: changed(domains, { groups }),
      site: changed(site, { buying: { ...site.value.buying, questions: [answer] } }),
    }
  })

test('each fact that was checked more than a year ago is a warning at its line', async () => {
  const old = await checkedOn('2024-11-20', '2024-11-20', '2024-11-20')
  expect(await wordsOf(ofSite(agingRule), {}, { data: old })).toEqual([
    expect.stringMatching(
      /^warning data\/brands\/airushbase\.yaml(:\d+)?: found a fact that was checked on 2024-11-20, expected/,
    ),
    expect.stringMatching(/^warning data\/domains\.yaml:\d+: found/),
    expect.stringMatching(/^warning data\/site\.yaml:\d+: found/),
  ])
  const ahead = await checkedOn('2999-01-01', '2024-11-21', '2024-11-21')
  expect(await wordsOf(ofSite(agingRule), {}, { data: ahead }), 'a day that is yet to come').toHaveLength(1)
  const recent = await checkedOn('2024-11-21', '2024-11-21', '2024-11-21')
  expect(await wordsOf(ofSite(agingRule), {}, { data: recent })).toEqual([])
  expect(await wordsOf(ofSite(agingRule), {}), 'the shipped data claims nothing that it would have to check').toEqual(
    [],
  )
})

test.each([
  [{}, ['no formedIn and no postalAddress']],
  [{ formedIn: 'Wyoming' }, ['no postalAddress']],
  [{ formedIn: 'Wyoming', postalAddress: '1 Main Street, Cheyenne, WY 82001' }, []],
])('of a company with %j, there is found %j', async (fields, missing) => {
  const data = await dataWith(({ site }) => ({ site: changed(site, fields) }))
  expect(await wordsOf(ofSite(companyRule), {}, { data })).toEqual(
    missing.map((words) => expect.stringMatching(`^warning data/site\\.yaml:\\d+: found ${words} of the holding`)),
  )
})
