import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPricing } from '../../../templates/checks/check-pricing'
import { type Change, readChanged, readFiles, readWithout } from '../../support/data-folder'

const file = join('data', 'pricing.yaml')
const vista0 = expect.objectContaining({ severity: 'notice', file, field: 'listOverrides.vista0' })

async function problemsAfter(...changes: readonly Change[]) {
  return checkPricing(await readChanged(...changes))
}

test('in the real data the override for vista0 is not used: a notice, and no guess at what was meant', async () => {
  const problems = await problemsAfter()
  expect(problems).toEqual([vista0])
  expect(problems[0]).not.toHaveProperty('meant')
})

test('a price for an unknown name is an error with the name meant', async () => {
  expect(await problemsAfter(['pricing.yaml', '  vistaset: 25000', '  vistasett: 25000'])).toEqual([
    expect.objectContaining({ severity: 'error', file, field: 'prices.vistasett', meant: 'vistaset' }),
    vista0,
  ])
})

test('if a listed domain has an invalid slug, its price is not reported, too', async () => {
  expect(await problemsAfter(['domains.yaml', 'slug: cuspstrategies', 'slug: Cusp Strategies'])).toEqual([])
})

test('without a price list, the price of a domain that was on it is a notice, and that of a brand is fine', async () => {
  const problems = checkPricing(await readWithout('domains.yaml'))
  expect(problems.map(({ severity, field }) => [severity, field])).toEqual([
    ['notice', 'prices.cuspstrategies'],
    ['notice', 'listOverrides.sparktosucceed'],
    ['notice', 'listOverrides.cuspstrategies'],
    ['notice', 'listOverrides.vista0'],
  ])
})

test('a price that the record of the brand overrides is a warning with both places', async () => {
  expect(await problemsAfter(['pricing.yaml', 'vistaset: 25000', 'vistaset: 26000'])).toEqual([
    vista0,
    expect.objectContaining({
      severity: 'warning',
      field: 'prices.vistaset',
      message: expect.stringContaining(`but 25000 in ${join('data', 'brands', 'vistaset.yaml')} overrides it`),
    }),
  ])
})

test('if a similar name already has a price, there is no suggestion', async () => {
  // The next one would be vistasip.
  const [problem] = await problemsAfter(['pricing.yaml', 'prices:\n', 'prices:\n  vistastep: 15000\n'])
  expect(problem).toMatchObject({ severity: 'error', field: 'prices.vistastep' })
  expect(problem).not.toHaveProperty('meant')
})

test.each(['vistatb', 'cuspstrategies2'])(
  'an override for %s may be what a removed name left behind: a notice without a guess',
  async (slug) => {
    const problems = await problemsAfter(['pricing.yaml', 'listOverrides:\n', `listOverrides:\n  ${slug}: 9000\n`])
    expect(problems).toEqual([expect.objectContaining({ severity: 'notice', field: `listOverrides.${slug}` }), vista0])
    expect(problems[0]).not.toHaveProperty('meant')
  },
)

test.each(['vistaski.com', 'VistaSki'])('%s is not a slug, which only the schema reports', async (typed) => {
  expect(await problemsAfter(['pricing.yaml', '  vistaski:', `  ${typed}:`])).toEqual([vista0])
})

test('a price for a listed slug without a record, or for a domain without a brand, is fine', async () => {
  const changes: Change[] = [
    ['collections/ai.yaml', '[jumpinai,', '[jumpinai, airushnothing,'],
    ['pricing.yaml', 'prices:\n', 'prices:\n  airushnothing: 12000\n  ownaibiz: 12000\n'],
  ]
  expect(await problemsAfter(...changes)).toEqual([vista0])
})

test('an override for vista0 is used once the domain is listed', async () => {
  expect(await problemsAfter(['domains.yaml', 'slug: ownaibiz', 'slug: vista0'])).toEqual([])
})

test.each(['', 'groups: vista'])('an unreadable list makes no name look unknown: %j', async (domains) => {
  const reading = await readFiles({
    'domains.yaml': domains,
    'collections/toys.yaml': 'existing:\n  brands: []\n',
    'pricing.yaml': 'prices:\n  kite: 5000\n',
  })
  expect(checkPricing(reading)).toEqual([])
})
