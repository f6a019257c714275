import { expect, test } from 'vitest'
import { amongPages } from '../../src/output/among-pages'

const made = { path: 'robots.txt', source: 'build-site', content: '' }
const csv = { path: 'domains.csv', source: 'build-site', name: () => 'csv', make: () => '' }
const json = { ...csv, path: 'domains.json' }

const pages = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  { what: 'each slow file comes after some pages', files: [csv, json, made], count: 700, at: [300, 601, 602] },
  { what: 'what is made already does not wait', files: [made, csv], count: 700, at: [0, 301] },
  { what: 'there may be fewer pages than that', files: [csv, json, made], count: 310, at: [300, 311, 312] },
  { what: 'there may be no page', files: [csv, made], count: 0, at: [0, 1] },
  { what: 'there may be pages only', files: [], count: 2, at: [] },
])('$what', ({ files, count, at }) => {
  const all = [...amongPages(files, pages(count))]
  expect(files.map((file) => all.indexOf(file))).toEqual(at)
  expect(all.filter((item) => typeof item === 'number')).toEqual(pages(count))
})

test('a page is made when its turn has come', () => {
  const begun: number[] = []
  function* later() {
    for (const page of pages(700)) {
      begun.push(page)
      yield page
    }
  }
  const all = amongPages([csv], later())
  for (let taken = 0; taken < 301; taken++) all.next()
  expect(begun.length).toBeLessThanOrEqual(301)
})
