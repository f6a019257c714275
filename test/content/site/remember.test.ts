import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildSite } from '../../../src/content/site/build-site'
import { anew, remembering } from '../../../src/content/site/remember'
import type { Data, Entry } from '../../../src/content/source/data'
import { loadRealData } from '../../support/real-data'

const real = await loadRealData()

/** Something that an operator does to the data; `round` makes each a new one. */
type Edit = (data: Data, round: number) => Data

/** An entry with other values in it. */
function changed<T extends object>(entry: Entry<T>, changes: Partial<T>): Entry<T> {
  return { ...entry, value: { ...entry.value, ...changes } }
}

/** The data with one of its brands changed: the one at that place, counted round and round. */
function withBrand(data: Data, place: number, changes: Partial<Data['brands'][number]['value']>): Data {
  const at = place % data.brands.length
  return { ...data, brands: data.brands.map((brand, index) => (index === at ? changed(brand, changes) : brand)) }
}

function withCollection(data: Data, changes: (texts: Data['collections'][number]['value']) => object): Data {
  const [first, ...others] = data.collections
  return first === undefined ? data : { ...data, collections: [changed(first, changes(first.value)), ...others] }
}

const edits: readonly Edit[] = [
  (data) => data,
  (data, round) => withBrand(data, round, { summary: `Summary ${round}` }),
  (data, round) => withBrand(data, round, { stage: `Stage ${round % 3}` }),
  (data, round) => withBrand(data, round, { name: `Name ${round}`, sold: round % 2 === 0 }),
  (data, round) => withBrand(data, round, { details: `{studio} has {brands} brands, ${round}.` }),
  (data, round) => ({ ...data, site: changed(data.site, { name: `Studio ${round}` }) }),
  (data, round) => ({ ...data, site: changed(data.site, { offersEmail: `a${round}@host.example` }) }),
  (data, round) => ({ ...data, pricing: changed(data.pricing, { otherwise: 20_000 + round }) }),
  (data, round) => ({ ...data, brands: data.brands.filter((_, index) => index !== round % data.brands.length) }),
  (data, round) => withCollection(data, () => ({ back: `Back ${round}` })),
  (data, round) => withCollection(data, () => ({ pageSize: 5 + (round % 5) })),
  (data) =>
    withCollection(data, ({ existing }) => ({ existing: { ...existing, brands: existing.brands.toReversed() } })),
]

test('a site made with what is remembered is the one made anew, after any edits', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: edits.length - 1 }), { minLength: 1, maxLength: 6 }), (steps) => {
      const remember = remembering()
      let data = real
      for (const [round, step] of steps.entries()) {
        data = edits[step]?.(data, round) ?? data
        const siteUrl = round % 3 === 2 ? 'https://other.example/base' : undefined
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
