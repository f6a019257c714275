import { expect, test } from 'vitest'
import { crossCheck as crossCheckBy } from '../../../src/content/checks/cross-check'
import { readChanged } from '../../support/data-folder'
import { content, crossCheck } from '../../support/site-from'

test('every check runs: files, listings, domains, prices and placeholders', async () => {
  const problems = crossCheck(
    await readChanged(
      ['collections/ai.yaml', '[jumpinai,', '[airushnothing, jumpinai,'],
      ['domains.yaml', 'brands: ai', 'brands: ia'],
      ['domains.yaml', 'title: Domains', 'title: "{x}" # Domains'],
      ['pricing.yaml', '  vistaset: 25000', '  nobody: 25000'],
    ),
  )
  expect(problems.map(({ field }) => field).sort()).toEqual([
    'existing.brands.0',
    'groups.1.brands',
    'listOverrides.vista0',
    'prices.nobody',
    'title',
  ])
})

test('in a site without placeholders, braces are braces', async () => {
  const reading = await readChanged(['domains.yaml', 'title: Domains', 'title: "{x}" # Domains'])
  expect(crossCheck(reading).map(({ field }) => field)).toContain('title')
  expect(crossCheckBy(reading, { content })).toEqual([])
})
