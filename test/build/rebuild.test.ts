import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkout } from '../support/checkout'
import { EditedSite } from '../support/edited-site'
import { sharedFolder, stampsOf } from '../support/folder'
import { brands as many } from '../support/large-data'
import { long } from '../support/long'
import { anyOrder, expectSameAfter, farEdits, nearEdits } from '../support/site-edits'

/** The same edits on every machine; a campaign makes others. Failures name the seed and the edits. */
const { REBUILD_SEED, REBUILD_RUNS } = process.env
const parameters = {
  seed: Number(REBUILD_SEED ?? 20250801),
  numRuns: Number(REBUILD_RUNS ?? 1),
  // The site is not as it was before, so fewer edits would not tell more.
  endOnFailure: true,
}

/** Edits that change few pages, in any order, and others in between: so often. */
const turns = (often: number) =>
  fc
    .tuple(anyOrder(nearEdits, often + 1), anyOrder(farEdits, often))
    .map(([near, far]) => near.flatMap((batch, index) => [batch, far[index] ?? []]))
    .map((batches) => batches.filter(({ length }) => length > 0))

const program = join(await sharedFolder(), 'program')
beforeAll(() => checkout(program))

/** Builds a site with so many brands again and again, after edits in any order. */
async function expectSameBuilds(brands: number, batches: ReturnType<typeof turns>): Promise<void> {
  const site = await EditedSite.open(brands, program)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  await fc.assert(
    fc.asyncProperty(batches, (each) => expectSameAfter(site, each)),
    parameters,
  )
  const before = await stampsOf(site.out)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(await stampsOf(site.out)).toEqual(before)
}

test(
  'after any edits, an incremental build in threads equals one from scratch, byte for byte',
  {
    timeout: 600_000,
  },
  () => expectSameBuilds(many, turns(1)),
)

test('a small site is the same as a new build, after each of many edits', { ...long, timeout: 600_000 }, () =>
  expectSameBuilds(16, turns(3)),
)
