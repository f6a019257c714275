import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildSite } from '../../../src/content/site/build-site'
import { anew, remembering } from '../../../src/content/site/remember'
import { edits, states, withBrand } from '../../support/data-edits'
import { loadRealData } from '../../support/real-data'

const real = await loadRealData()

// Other edits in each run: a second try would forget what the first has found.
test('a site made with what is remembered is the one made anew, after any edits', {
  timeout: 300_000,
  retry: 0,
}, () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: edits.length - 1 }), { minLength: 1, maxLength: 6 }), (steps) => {
      const remember = remembering()
      for (const { data, siteUrl } of states(real, steps)) {
        expect(plain(buildSite(data, siteUrl, remember))).toEqual(plain(buildSite(data, siteUrl)))
      }
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 30) },
  )
})

/** Functions are no data. */
function plain(site: object): unknown {
  return JSON.parse(JSON.stringify(site))
}

test('the brands of records that did not change are the same objects, but for the neighbours of one that did', () => {
  const remember = remembering()
  const before = buildSite(real, undefined, remember).collections.flatMap(({ brands }) => brands)
  const edited = withBrand(real, 7, { summary: 'Another summary' })
  const after = buildSite(edited, undefined, remember).collections.flatMap(({ brands }) => brands)
  const made = after.filter((brand) => !before.includes(brand))
  const slug = real.brands[7]?.slug
  const namesIt = after.filter(({ slug: own, page: { related, previous, next } }) =>
    [own, ...[...related, previous, next].map((link) => link?.slug)].includes(slug ?? ''),
  )
  expect(made.map((brand) => brand.slug)).toEqual(namesIt.map((brand) => brand.slug))
  expect(made.length).toBeLessThan(after.length / 2)
})

test('a thing is made again when anything that it is made from is another', () => {
  const remember = remembering()
  const record = {}
  const make = vi.fn(() => ({}))
  const first = remember('a', record, [1, 'b'], make)
  expect(remember('a', record, [1, 'b'], make)).toBe(first)
  const others = [
    remember('a', record, [1, 'c'], make),
    remember('a', record, [1], make),
    remember('a', record, [1, 'b', 2], make),
    remember('b', record, [1, 'b'], make),
    remember('a', {}, [1, 'b'], make),
    anew('a', record, [1, 'b'], make),
  ]
  expect(new Set([first, ...others]).size).toBe(7)
  expect(make).toHaveBeenCalledTimes(7)
})
