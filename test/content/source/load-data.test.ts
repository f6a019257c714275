import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { InputError, type Problem } from '../../../src/lib/problem'
import { type Change, changedData, dataFolder } from '../../support/data-folder'
import { bySlug, loadRealData } from '../../support/real-data'
import { loadData } from '../../support/site-from'

/** The problems of a folder that cannot be loaded. */
async function refusal(folder: string, cwd: string): Promise<readonly Problem[]> {
  const error: unknown = await loadData(folder, cwd).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof InputError) return error.problems
  throw new Error(`expected an InputError, got ${String(error)}`)
}

async function refusalOf(...changes: readonly Change[]): Promise<readonly Problem[]> {
  const { root, folder } = await changedData(...changes)
  return refusal(folder, root)
}

describe('the real data', () => {
  test('loads with one notice: the price of vista0 is not used', async () => {
    const { problems } = await loadData('data', process.cwd())
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'notice',
        file: join('data', 'pricing.yaml'),
        field: 'listOverrides.vista0',
      }),
    ])
  })

  test('loads while a file is open in Emacs, whose lock is a broken link', async () => {
    const { root, folder } = await changedData()
    await symlink('me@host.123:456', join(folder, 'brands/.#vistaski.yaml'))
    expect((await loadData(folder, root)).problems).toHaveLength(1)
    await symlink('me@host.123:456', join(folder, 'brands/vistasky.yaml'))
    const problems = await refusal(folder, root)
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      [join('data', 'brands', 'vistasky.yaml'), expect.stringContaining('a link that leads to no file')],
    ])
  })

  test('the same data as JSON is the same site', async () => {
    const { root, folder } = await changedData()
    for (const name of ['site', 'pricing', 'brands/vistaset', 'collections/ai']) {
      const text = await readFile(join(folder, `${name}.yaml`), 'utf8')
      await rm(join(folder, `${name}.yaml`))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(parse(text)))
    }
    const [{ data }, real] = [await loadData(folder, root), await loadRealData()]
    expect(data.site.value).toEqual(real.site.value)
    expect(data.pricing.value).toEqual(real.pricing.value)
    expect(bySlug(data.brands, 'vistaset').value).toEqual(bySlug(real.brands, 'vistaset').value)
    expect(bySlug(data.collections, 'ai').value).toEqual(bySlug(real.collections, 'ai').value)
  })
})

describe('a folder that cannot be loaded', () => {
  test('is named if it does not exist', async () => {
    const folder = await dataFolder({})
    expect(await refusal(join(folder, 'dta'), folder)).toEqual([
      expect.objectContaining({ severity: 'error', file: 'dta', message: expect.stringContaining('--data') }),
    ])
  })

  test('is named if it is a file', async () => {
    const folder = await dataFolder({ data: '' })
    expect(await refusal(join(folder, 'data'), folder)).toEqual([expect.objectContaining({ file: 'data' })])
  })

  test('lacks each of the four single files that it needs if it is empty', async () => {
    const folder = await dataFolder({})
    const files = ['errors', 'home', 'pricing', 'site'].map((name) => `${name}.yaml`)
    expect((await refusal(folder, folder)).map(({ file }) => file)).toEqual(files)
  })
})

describe('problems', () => {
  test('of all files are reported at once, by file and line', async () => {
    const problems = await refusalOf(
      ['pricing.yaml', 'otherwise: 10000', 'otherwise: free'],
      ['brands/vistaset.yaml', 'marketSize: $121B', 'marketSize: 121'],
      ['brands/vistaset.yaml', 'stage: Technology', 'stgae: Technology'],
      ['home.yaml', 'title: Exclusive Portfolio Access', 'title: {studoi} Access'],
      ['collections/ai.yaml', 'heading: AI Collection', 'heading: "{studoi}"'],
    )
    const places = problems.filter(({ severity }) => severity === 'error').map(({ file, field }) => [file, field])
    expect(places).toEqual(
      expect.arrayContaining([
        [join('data', 'brands', 'vistaset.yaml'), 'stgae'],
        [join('data', 'brands', 'vistaset.yaml'), 'marketSize'],
        [join('data', 'collections', 'ai.yaml'), 'heading'],
        [join('data', 'home.yaml'), undefined],
        [join('data', 'pricing.yaml'), 'otherwise'],
      ]),
    )
    expect(problems.map(({ file }) => file)).toEqual(problems.map(({ file }) => file).sort())
  })

  test('that are only warnings do not stop the site: a listed slug without a record', async () => {
    const { root, folder } = await changedData(['collections/ai.yaml', '[jumpinai,', '[jumpinai, airushnothing,'])
    const { data, problems } = await loadData(folder, root)
    expect(data.brands).toHaveLength(36)
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', field: 'existing.brands.1', file: expect.stringContaining('ai') }),
    )
  })

  test.each<Change>([
    ['collections/vista.yaml', 'order: 1', 'order: first'],
    ['collections/vista.yaml', '    - vistaski\n', '    - vistaski\n    -\n'],
    ['domains.yaml', 'title: Domains for Sale', 'title: []'],
    ['site.yaml', 'name: Northmark Studio', 'name: []'],
    ['brands/vistaset.yaml', 'stage: Technology', 'stage: []'],
  ])('of one file, %s, make no other file look wrong', async (file, from, to) => {
    const problems = await refusalOf([file, from, to])
    const blamed = new Set(problems.filter(({ severity }) => severity !== 'notice').map((problem) => problem.file))
    expect([...blamed]).toEqual([join('data', file)])
  })
})
