import { describe, expect, test } from 'vitest'
import { searchTexts } from '../../../templates/model/search-texts'

const brand = {
  name: 'VistaEspresso',
  host: 'vistaespresso.com',
  stage: 'Coffee',
  summary: 'Espresso bars at scenic stops',
  price: '$15,000',
  studio: 'Northmark Studio',
  status: 'developing',
  sold: false,
} as const

describe('the title of a brand page, of at most 60 characters', () => {
  test.each([
    [{}, 'VistaEspresso.com for Sale: Coffee Brand | Northmark Studio'],
    [{ concept: 'Espresso Bar' }, 'VistaEspresso.com for Sale: Espresso Bar | Northmark Studio'],
    // 60 characters fit, 61 do not.
    [{ stage: 'Coffees' }, 'VistaEspresso.com for Sale: Coffees Brand | Northmark Studio'],
    [{ stage: 'Espresso' }, 'VistaEspresso.com for Sale | Northmark Studio'],
    [{ studio: 'The Northmark Studio for Names and Brands' }, 'VistaEspresso.com for Sale'],
    [{ sold: true }, 'VistaEspresso.com (Sold): Coffee Brand | Northmark Studio'],
    [{ name: 'Vista Espresso' }, 'VistaEspresso.com for Sale: Coffee Brand | Northmark Studio'],
    [{ host: 'espresso.example' }, 'espresso.example for Sale: Coffee Brand | Northmark Studio'],
  ])('with %j is %s', (changes, title) => {
    expect(searchTexts({ ...brand, ...changes }).title).toBe(title)
    expect(title.length).toBeLessThanOrEqual(60)
  })
})

const offer = 'VistaEspresso.com is for sale at $15,000.'
const planned = 'Espresso bars at scenic stops.'

describe('the description of a brand page, of at most 155 characters', () => {
  test.each([
    [{}, `${offer} Coffee Brand in development. ${planned} By Northmark Studio.`],
    [{ status: 'active' }, `${offer} Coffee Brand. Espresso bars at scenic stops. By Northmark Studio.`],
    [{ summary: 'Coffee now?' }, `${offer} Coffee Brand in development. Coffee now? By Northmark Studio.`],
    [{ stage: 'S'.repeat(60) }, `${offer} ${planned} By Northmark Studio.`],
    [{ studio: 'S'.repeat(85) }, `${offer} ${planned}`],
    [{ summary: 'S'.repeat(150) }, offer],
    [
      { sold: true },
      'VistaEspresso.com has been sold. Coffee Brand. Espresso bars at scenic stops. See what else Northmark Studio offers.',
    ],
  ] as const)('with %j is %s', (changes, description) => {
    expect(searchTexts({ ...brand, ...changes }).description).toBe(description)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  test('is as long as 155 characters', () => {
    const short = searchTexts({ ...brand, stage: '' }).description.length
    const lengths = [154, 155, 156].map((length) => {
      return searchTexts({ ...brand, stage: 'S'.repeat(length - short) }).description.length
    })
    expect(lengths).toEqual([154, 155, `${offer} ${planned} By Northmark Studio.`.length])
  })
})
