import { describe, expect, test } from 'vitest'
import { listPath, pageNumber, pagePath, paginate } from '../../../src/content/rules/paging'

test.each([
  ['/domains', 1, '/domains'],
  ['/domains', 2, '/domains/2'],
  ['/vista-collection-portfolio', 10, '/vista-collection-portfolio/10'],
])('of %s page %i is at %s, and belongs to it', (list, number, path) => {
  expect(pagePath(list, number)).toBe(path)
  expect(listPath(path)).toBe(list)
})

test.each(['/', '/vistaset', '/brand-2', '/2fast', '/2025'])('%s belongs to itself', (path) => {
  expect(listPath(path)).toBe(path)
})

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [19, 2],
  [20, 3],
])('with ten items per page, the item at %i is on page %i', (index, page) => {
  expect(pageNumber(index, 10)).toBe(page)
})

/** Groups as texts, one letter per item, for readability. */
const cut = (groups: readonly string[], size: number) =>
  paginate(groups, size, {
    lengthOf: (group) => group.length,
    partOf: (group, from, to) => `${from === 0 ? '' : '…'}${group.slice(from, to)}`,
  }).map(({ groups: parts, first, last }) => `${parts.join(' ')} ${first}-${last}`)

describe('a list', () => {
  test.each([
    { name: 'shorter than a page', groups: ['ab', 'c'], pages: ['ab c 1-3'] },
    { name: 'that fills a page', groups: ['ab', 'cd'], pages: ['ab cd 1-4'] },
    { name: 'one longer', groups: ['ab', 'cde'], pages: ['ab cd 1-4', '…e 5-5'] },
    { name: 'cut between groups', groups: ['abcd', 'ef'], pages: ['abcd 1-4', 'ef 5-6'] },
    { name: 'of one long group', groups: ['abcdefghi'], pages: ['abcd 1-4', '…efgh 5-8', '…i 9-9'] },
    { name: 'with an empty group', groups: ['', 'abcde'], pages: ['abcd 1-4', '…e 5-5'] },
    { name: 'of many short groups', groups: ['a', 'b', 'c', 'd', 'e'], pages: ['a b c d 1-4', 'e 5-5'] },
  ])('$name', ({ groups, pages }) => {
    expect(cut(groups, 4)).toEqual(pages)
  })

  test('without items has one page, with its groups unchanged', () => {
    expect(paginate(['', ''], 4, { lengthOf: () => 0, partOf: (group) => group })).toEqual([
      { groups: ['', ''], first: 0, last: 0 },
    ])
  })
})
