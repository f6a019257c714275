import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkout } from '../support/checkout'
import { EditedSite } from '../support/edited-site'
import { sharedFolder, stampsOf } from '../support/folder'
import { brands as many } from '../support/large-data'
import { anyOrder, expectSameAfter, farEdits, nearEdits } from '../support/site-edits'

/** The same edits on every machine; a campaign makes others. Failures name the seed and the edits. */
const { REBUILD_SEED, REBUILD_RUNS, CI } = process.env
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

/** Without those that build the site on the way. */
const { 'a mistake that is found and taken back': _, 'a page that was edited by hand': __, ...silent } = nearEdits

const program = join(await sharedFolder(), 'program')
beforeAll(() => checkout(program))

test('after any edits, an incremental build equals one from scratch, byte for byte', {
  timeout: 600_000,
}, async () => {
  const site = await EditedSite.open(16, program)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  await fc.assert(
    fc.asyncProperty(turns(CI ? 5 : 1), (batches) => expectSameAfter(site, batches)),
    parameters,
  )
  const before = await stampsOf(site.out)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(await stampsOf(site.out)).toEqual(before)
})

test('so does that of a site that is large enough to be read and rendered in threads', {
  timeout: 600_000,
}, async () => {
  const site = await EditedSite.open(many, program)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  await fc.assert(
    fc.asyncProperty(anyOrder(CI ? nearEdits : silent, CI ? 4 : 1), (batches) => expectSameAfter(site, batches)),
    parameters,
  )
})
