import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDomains } from '../../../templates/checks/check-domains'
import { checkUnique } from '../../../templates/checks/check-unique'
import { type Change, mistakesIn, readChanged } from '../../support/data-folder'

const file = join('data', 'domains.yaml')

async function problemsAfter(...changes: readonly Change[]) {
  const reading = await readChanged(...changes)
  return [...checkDomains(reading), ...checkUnique(reading)]
}

test('in the real data no domain is listed twice', async () => {
  expect(await problemsAfter()).toEqual([])
})

test('a group of a collection that has no file is a single error, with the collection meant', async () => {
  const mistakes = await mistakesIn({}, ['domains.yaml', 'brands: vista', 'brands: vistas'])
  expect(mistakes.split('\n').filter((line) => !line.includes('pricing.yaml'))).toEqual([
    expect.stringMatching(/domains\.yaml:\d+ groups\.0\.brands: found vistas, expected .*Did you mean vista\?$/),
  ])
})

test('a collection with an invalid slug, which its schema reports, is not reported again', async () => {
  expect(await problemsAfter(['domains.yaml', 'brands: vista', 'brands: Vista'])).toEqual([])
})

test('a separate domain that belongs to a brand is an error', async () => {
  expect(await problemsAfter(['domains.yaml', 'slug: cuspstrategies', 'slug: vistaset'])).toEqual([
    expect.objectContaining({ severity: 'error', file, field: 'groups.2.domains.0.slug' }),
  ])
})

test('a domain in two groups is an error at the second place', async () => {
  expect(await problemsAfter(['domains.yaml', 'slug: ownaibiz', 'slug: cuspstrategies'])).toEqual([
    expect.objectContaining({ severity: 'error', file, field: 'groups.3.domains.2.slug' }),
  ])
})

test('a collection in two groups lists its domains twice: an error at the second place', async () => {
  expect(await problemsAfter(['domains.yaml', 'brands: ai', 'brands: vista'])).toEqual([
    expect.objectContaining({ severity: 'error', file, field: 'groups.1.brands' }),
  ])
})

test('two groups with the same id are an error at the second one, which names the place of the first', async () => {
  expect(await problemsAfter(['domains.yaml', 'id: motivational', 'id: vista'])).toEqual([
    expect.objectContaining({
      severity: 'error',
      file,
      field: 'groups.3.id',
      message: expect.stringMatching(/^found the id vista a second time, .* it is already at data.domains\.yaml:\d+$/),
    }),
  ])
})

test.each([
  ['cuspstrategies', 'vistaset', 'a brand has it'],
  ['ownaibiz', 'cuspstrategies', `it is already at ${file}:`],
])('%s in place of %s: the first place of a domain is named', async (slug, other, place) => {
  const [problem] = await problemsAfter(['domains.yaml', `slug: ${slug}`, `slug: ${other}`])
  expect(problem?.message).toContain(`expected each domain once; ${place}`)
})

test('a domain that differs from a brand only in its top-level domain gets a suggested slug', async () => {
  const [problem] = await problemsAfter(['domains.yaml', 'slug: ownaibiz', 'slug: vistaset\n        host: vistaset.io'])
  expect(problem?.message).toContain('or for vistaset.io a separate slug, such as vistaset-io; a brand has it')
})

test.each(['    brands: ai\n', '  - id: ai\n    name: AI Collection\n    brands: ai\n'])(
  'a collection that no group lists, without %j, is a warning about its file',
  async (lines) => {
    expect(await problemsAfter(['domains.yaml', lines, ''])).toEqual([
      expect.objectContaining({ severity: 'warning', file: join('data', 'collections', 'ai.yaml') }),
    ])
  },
)

test('if a field of a group is mistyped, which the schema reports, its collection is not reported as well', async () => {
  expect(await problemsAfter(['domains.yaml', 'brands: ai', 'brand: ai'])).toEqual([])
})
