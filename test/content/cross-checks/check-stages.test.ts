import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkStages } from '../../../templates/checks/check-stages'
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

test('of two equally common spellings, the capitalized one is right', async () => {
  const problems = await problemsAfter([...chalet, 'stage: hospitality'])
  expect(problems.map(({ file }) => file)).toEqual([join('data', chalet[0])])
})

test('each brand with another spelling is reported', async () => {
  const names = readdirSync(join('data', 'brands')).slice(0, 13)
  const changes = names.map((name, index): Change => {
    return [`brands/${name}`, /^stage: .*$/m, `stage: ${index < 6 ? 'tea House' : 'Tea House'}`]
  })
  const problems = await problemsAfter(...changes)
  expect(problems.map(({ file }) => file)).toEqual(names.slice(0, 6).map((name) => join('data', 'brands', name)))
})

test.each([
  ['Hospitality', 'Hospitals'],
  ['C++', 'C#'],
  ['R&D', 'RD'],
  ['🍕', '🚗'],
  ['दाल', 'दिल'],
])('%s and %s are two segments', async (one, other) => {
  const changes: Change[] = [
    [...chalet, `stage: "${one}"`],
    ['brands/vistachateau.yaml', chalet[1], `stage: "${other}"`],
  ]
  expect(await problemsAfter(...changes)).toEqual([])
})
