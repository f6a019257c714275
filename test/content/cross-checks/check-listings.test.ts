import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkListings } from '../../../templates/checks/check-listings'
import { type Change, changedData, readChanged, readFiles, readFolder } from '../../support/data-folder'

async function problemsAfter(...changes: readonly Change[]) {
  return checkListings(await readChanged(...changes))
}

const vista = join('data', 'collections', 'vista.yaml')
const ai = join('data', 'collections', 'ai.yaml')

test('in the real data every listed brand has a record and every record is listed', async () => {
  expect(await problemsAfter()).toEqual([])
})

test('a slug without a record is a warning at its place in the list, with the unlisted record that was meant', async () => {
  const problems = await problemsAfter(['collections/ai.yaml', '[jumpinai, airushtimes]', '[jumpinai, airushtime]'])
  expect(problems).toContainEqual(
    expect.objectContaining({ severity: 'warning', file: ai, field: 'existing.brands.1', meant: 'airushtimes' }),
  )
})

test.each<[string, string, string, number]>([
  ['a typo', 'airushpilot', 'airushpilo', 1],
  ['capitals, which the schema tells', 'airushpilot', 'AiRushPilot', 0],
])('a mistyped brand, %s, is reported only once', async (_case, slug, typed, count) => {
  const brands = '[applyaifast, airushbase, airushpilot'
  expect(await problemsAfter(['collections/ai.yaml', brands, brands.replace(slug, typed)])).toHaveLength(count)
})

test('a missing record is a warning, and nothing else is reported', async () => {
  const { root, folder } = await changedData()
  await rm(join(folder, 'brands', 'vistaski.yaml'))
  expect(checkListings(await readFolder(folder, root))).toEqual([
    expect.objectContaining({ severity: 'warning', file: vista, message: expect.stringContaining('vistaski') }),
  ])
})

test('a renamed brand file is a missing record, and one that no collection lists, with the command that renames', async () => {
  const { root, folder } = await changedData()
  await rename(join(folder, 'brands', 'vistaski.yaml'), join(folder, 'brands', 'snow.yaml'))
  expect(checkListings(await readFolder(folder, root)).map(({ file, message }) => [file, message])).toEqual([
    [vista, expect.stringMatching(/^found the slug vistaski, expected one with a record/)],
    [join('data', 'brands', 'snow.yaml'), expect.stringMatching(/the old name again, and use .* "rename brand"$/)],
  ])
})

test('each record that is gone is reported in its collection, a typo with what was meant', async () => {
  const { root, folder } = await changedData(['collections/vista.yaml', '[vistaready,', '[vistaredy,'])
  const gone = 'vistasteps vistastrong vistataste vistatavern vistatab vistasip'.split(' ')
  await Promise.all(gone.map((slug) => rm(join(folder, 'brands', `${slug}.yaml`))))
  const problems = checkListings(await readFolder(folder, root))
  expect(problems.map(({ file }) => file)).toEqual(Array(7).fill(vista))
  expect(problems.map(({ meant }) => meant)).toEqual(['vistaready', ...Array(6).fill(undefined)])
})

test('each brand of a collection whose file is gone is a warning about its file', async () => {
  const { root, folder } = await changedData()
  await rm(join(folder, 'collections', 'ai.yaml'))
  const problems = checkListings(await readFolder(folder, root))
  const brands = 'airushbase airushconsulting airushpilot airushtimes airushventures applyaifast jumpinai'.split(' ')
  expect(problems.map(({ file }) => file)).toEqual(brands.map((slug) => join('data', 'brands', `${slug}.yaml`)))
})

test('each brand of a collection whose file was copied is an error at its place in the copy', async () => {
  const { root, folder } = await changedData()
  await copyFile(join(folder, 'collections', 'vista.yaml'), join(folder, 'collections', 'zoo.yaml'))
  const problems = checkListings(await readFolder(folder, root))
  expect(problems).toHaveLength(29)
  expect(problems[0]).toMatchObject({
    severity: 'error',
    file: join('data', 'collections', 'zoo.yaml'),
    field: 'existing.brands.0',
    message: expect.stringMatching(
      /^found the slug vistaready a second time, expected it once; it is already at .*vista\.yaml:\d+$/,
    ),
  })
})

test('a missing folder of brands is an error, without a warning for each of them', async () => {
  const { root, folder } = await changedData()
  await rename(join(folder, 'brands'), join(folder, 'Brands'))
  expect(checkListings(await readFolder(folder, root))).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: join('data', 'brands'),
      message: expect.stringMatching(/^found no brand file, expected one for each of the 36 /),
    }),
  ])
})

test.each([
  ['[kite]', 'warning'],
  ['[kite, plane]', 'error'],
])('without any record, a list of %s is one %s', async (brands, severity) => {
  const reading = await readFiles({ 'collections/toys.yaml': `existing:\n  brands: ${brands}\n` })
  expect(checkListings(reading).map((problem) => problem.severity)).toEqual([severity])
})

test.each<Change>([
  ['collections/ai.yaml', '  brands: [applyaifast,', '  brand: [applyaifast,'],
  ['collections/ai.yaml', /^developing:/m, 'developping:'],
])('no brands of a misnamed list, in %s, are reported: the schema reports the name', async (...change) => {
  expect(await problemsAfter(change)).toEqual([])
})

test('a record with errors is still a record', async () => {
  expect(await problemsAfter(['brands/vistaski.yaml', 'stage: Adventure', 'stage: []'])).toEqual([])
})

test.each<[string, Change, string, string]>([
  [
    'in one list',
    ['collections/ai.yaml', '[jumpinai, airushtimes]', '[jumpinai, airushtimes, jumpinai]'],
    ai,
    'existing.brands.2',
  ],
  [
    'in both lists of a collection',
    ['collections/ai.yaml', '[applyaifast,', '[jumpinai, applyaifast,'],
    ai,
    'developing.brands.0',
  ],
  [
    'in two collections',
    ['collections/vista.yaml', '[vistaready,', '[jumpinai, vistaready,'],
    vista,
    'existing.brands.0',
  ],
])('a brand listed twice, %s, is an error that names the other place', async (_case, change, file, field) => {
  const errors = (await problemsAfter(change)).filter(({ severity }) => severity === 'error')
  expect(errors).toEqual([
    expect.objectContaining({ file, field, message: expect.stringMatching(/collections.ai\.yaml:\d+/) }),
  ])
})

test('an override for a brand of another collection is an error with the brand that was meant', async () => {
  const change: Change = ['collections/ai.yaml', '  airushpilot: { buy', '  airushpilo: { buy']
  expect(await problemsAfter(change)).toEqual([
    expect.objectContaining({ severity: 'error', file: ai, field: 'brandOverrides.airushpilo', meant: 'airushpilot' }),
  ])
})

test('a record that no collection lists is a warning about its file', async () => {
  expect(await problemsAfter(['collections/vista.yaml', '    - vistaski\n', ''])).toEqual([
    expect.objectContaining({ severity: 'warning', file: join('data', 'brands', 'vistaski.yaml') }),
  ])
})

test('a collection that cannot be read at all makes no brand look unlisted', async () => {
  const reading = await readFiles({ 'collections/ai.yaml': 'name: [', 'brands/jumpinai.yaml': 'name: JumpinAI' })
  expect(checkListings(reading)).toEqual([])
})

test.each([['- vistaski: x'], ['-'], ['- 12'], ['- - vistaski'], ['- vistaski vistaset']])(
  'an item of a list that is no slug, "%s", makes no brand look unlisted, and no override stray',
  async (item) => {
    const overrides = ['collections/vista.yaml', 'brandOverrides:', 'brandOverrides:\n  vistaxyz: {}'] as const
    expect(await problemsAfter(['collections/vista.yaml', '- vistaski', item], overrides)).toEqual([])
  },
)

test.each(['VistaSki.yaml', 'vista ski.yaml', 'Vista Kite.yaml'])(
  'the brand of a file whose name is no slug, %s, is missing',
  async (name) => {
    const { root, folder } = await changedData()
    const brands = join(folder, 'brands')
    await rename(join(brands, 'vistaski.yaml'), join(brands, name))
    const [problem, ...others] = checkListings(await readFolder(folder, root))
    expect(problem).toMatchObject({ severity: 'warning', file: vista, message: expect.stringContaining('vistaski') })
    expect(problem).not.toHaveProperty('meant')
    expect(others).toEqual([])
  },
)

test('a collection without a brand is a warning at its first list', async () => {
  const lists = { existing: { brands: [] }, developing: { brands: [] } }
  const reading = await readFiles({ 'collections/ai.json': JSON.stringify(lists) })
  expect(checkListings(reading)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'existing.brands',
      message:
        'found no brand in this collection, expected at least one; until then, the home page and the search leave it out',
    }),
  ])
})

describe('an override of a brand', () => {
  const without = ['collections/vista.yaml', '[vistaready, vistanests]', '[vistanests]'] as const

  test('that another collection lists is an error, and no other is guessed', async () => {
    const problems = await problemsAfter(
      ['collections/ai.yaml', 'brands: [jumpinai, ', 'brands: [vistaready, jumpinai, '],
      without,
    )
    const stray = problems.filter(({ field }) => field === 'brandOverrides.vistaready')
    expect(stray).toEqual([expect.objectContaining({ severity: 'error', file: vista })])
    expect(stray[0]).not.toHaveProperty('meant')
  })

  test('that no collection lists is reported with the record', async () => {
    const problems = await problemsAfter(without)
    expect(problems.map(({ severity, file }) => [severity, file])).toEqual([
      ['warning', join('data', 'brands', 'vistaready.yaml')],
    ])
  })
})
