import { describe, expect, test } from 'vitest'
import { brandPages, listHead, pageRange } from '../../templates/model/list-pages'
import { loadSite } from '../support/load-site'
import { collectionOf } from '../support/real-data'

const site = await loadSite('https://host.example/base')
const { groups, address, texts } = collectionOf(site, 'vista')
/** 29 brands, of which two are existing ones. */
const pagesOf = (pageSize: number) => brandPages({ groups, address, texts: { ...texts, pageSize } }, site)

test('a list that fits has one page, which is the unchanged list', () => {
  const pages = pagesOf(29)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatchObject({ groups, address, number: 1, of: 1, previous: undefined, next: undefined })
})

describe('ten to a page', () => {
  const pages = pagesOf(10)

  test('there are three, each at its address, with the ones before and after', () => {
    const url = 'https://host.example/base/vista-collection-portfolio'
    expect(pages.map((page) => [page.address.url, page.previous?.url, page.next?.url])).toEqual([
      [url, undefined, `${url}/2`],
      [`${url}/2`, url, `${url}/3`],
      [`${url}/3`, `${url}/2`, undefined],
    ])
  })

  test('numbering continues, and a continued group is marked', () => {
    const numbers = pages.map((page) => page.groups.flatMap(({ brands }) => brands.map(({ number }) => number)))
    expect(numbers.map((list) => `${list[0]}-${list.at(-1)}`)).toEqual(['01-10', '11-20', '21-29'])
    expect(pages.map((page) => page.groups.map(({ heading }) => heading))).toEqual([
      ['Existing Brands', 'Developing Future Brands'],
      ['Developing Future Brands (continued)'],
      ['Developing Future Brands (continued)'],
    ])
  })
})

test('a page links to the first, the last, and two on each side', () => {
  const pages = pagesOf(1)
  expect(pages[14]?.links.map(({ number }) => number)).toEqual([1, 13, 14, 15, 16, 17, 29])
  expect(pages[0]?.links.map(({ number }) => number)).toEqual([1, 2, 3, 29])
})

describe('the head', () => {
  const texts = { title: 'Vista', description: 'About Vista', items: 'brands', site: 'Studio' }

  test('of the first page is that of the list', () => {
    const [first] = pagesOf(10)
    expect(first && listHead(first, texts)).toEqual({
      ...{ title: 'Vista | Studio', description: 'About Vista' },
      ...{ previous: undefined, next: first?.next },
    })
    expect(first?.next?.path).toBe('/vista-collection-portfolio/2')
  })

  test('of the others states their number', () => {
    const [, second] = pagesOf(10)
    expect(second && listHead(second, texts)).toMatchObject({
      title: 'Vista (page 2 of 3) | Studio',
      description: expect.stringContaining('page 2 of 3, brands 11 to 20 of 29'),
    })
  })

  test('formats large numbers like the rest of the site', () => {
    const [first] = pagesOf(10)
    expect(first && pageRange({ ...first, number: 3, of: 1200, first: 2001, last: 3000, all: 12_345 }, 'brands')).toBe(
      'page 3 of 1,200, brands 2,001 to 3,000 of 12,345',
    )
  })
})
