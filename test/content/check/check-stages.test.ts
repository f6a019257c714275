import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkStages } from '../../../src/content/check/check-stages'
import { type Change, readChanged } from '../../support/data-folder'

async function problemsAfter(...changes: readonly Change[]) {
  return checkStages(await readChanged(...changes))
}

const chalet = ['brands/vistachalet.yaml', 'stage: Hospitality'] as const

test('in the real data every segment is written in one way', async () => {
  expect(await problemsAfter()).toEqual([])
})

test.each(['stage: hospitality', 'stage: “Hospitality”', 'stage: Hospitality.', 'stage: Hospi-tality'])(
  '%s counts as Hospitality, and is an error at its place',
  async (typed) => {
    const problems = await problemsAfter([...chalet, typed], ['brands/vistaski.yaml', 'stage: Adventure', chalet[1]])
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: join('data', chalet[0]),
        line: 3,
        field: 'stage',
        message: expect.stringContaining('expected "Hospitality" as in data/brands/vistachateau.yaml'),
      }),
    ])
  },
)

test('another word is another segment', async () => {
  expect(await problemsAfter([...chalet, 'stage: Hospitals'])).toEqual([])
})
