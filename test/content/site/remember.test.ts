import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildSite } from '../../../src/content/site/build-site'
import { anew, remembering } from '../../../src/content/site/remember'
import { edits, states, withBrand, withPrice } from '../../support/data-edits'
import { loadRealData } from '../../support/real-data'

const real = await loadRealData()

// Uses random edits, so a retry would hide a failure.
test('an incremental site equals one made from scratch, after any edits', {
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
    { numRuns: Number(process.env.FUZZ_RUNS ?? (process.env.CI ? 30 : 8)) },
  )
})

/** Removes functions, which are not data. */
function plain(site: object): unknown {
  return JSON.parse(JSON.stringify(site))
}

test('the brands of unchanged records are the same objects, except for the neighbours of a changed one', () => {
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

test('a value is computed again if any of its inputs differs', () => {
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

test('inputs that are read again and say the same are the same; functions are not', () => {
  const remember = remembering()
  const [record, run] = [{}, () => 1]
  const tiers = (reference: number) => [{ from: 1, reference }]
  const first = remember('a', record, [tiers(2), run], () => ({}))
  expect(remember('a', record, [tiers(2), run], () => ({}))).toBe(first)
  const other = remember('a', record, [tiers(3), run], () => ({}))
  expect(other).not.toBe(first)
  expect(remember('a', record, [tiers(3), () => 1], () => ({}))).not.toBe(other)
  expect(remember('a', record, [null, run], () => ({}))).not.toBe(other)
})

test('after a change of one price, when the file of prices is read again, all other brands are the same objects', () => {
  const remember = remembering()
  const brandsOf = (data: typeof real) =>
    buildSite(data, undefined, remember).collections.flatMap(({ brands }) => brands)
  const before = brandsOf(real)
  const { pricing, ...others } = withPrice(real, 'vistatavern', 16_000)
  const after = brandsOf({ ...others, pricing: { ...pricing, value: structuredClone(pricing.value) } })
  const made = after.filter((brand) => !before.includes(brand))
  expect(made.map(({ slug }) => slug)).toEqual(['vistatavern'])
})
