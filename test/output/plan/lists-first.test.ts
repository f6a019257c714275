import { expect, test } from 'vitest'
import { listsFirst } from '../../../src/output/plan/lists-first'
import { pageAt, templateAt } from '../../support/pages'

const [brand, list, home] = ['brand', 'list', 'home'].map((name) => templateAt(`templates/pages/${name}.tsx`))
const listed = (template = templateAt('none'), path = '/') => ({ page: pageAt(path), template })
const few = [listed(brand, '/a'), listed(list, '/l'), listed(home), listed(list, '/l/2'), listed(brand, '/b')]

test('the pages of a site keep their order', () => {
  expect(listsFirst(few)).toBe(few)
})

test('in a vast site, pages of a numerous kind come last; within a kind they keep their order', () => {
  const many = Array.from({ length: 20_000 }, () => listed(brand, '/more'))
  const sorted = listsFirst([...few, ...many])
  const paths = sorted.slice(0, 6).map(({ page }) => page.address.path)
  expect(paths).toEqual(['/', '/l', '/l/2', '/a', '/b', '/more'])
  expect(sorted).toHaveLength(20_005)
})
