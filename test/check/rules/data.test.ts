import { expect, test } from 'vitest'
import { dataRule } from '../../../src/check/rules/data'
import { faultsOf } from '../../support/rendered-site'

test('data: the problems of a build, with the near match as the suggested fix', async () => {
  const problem = {
    severity: 'notice',
    file: 'data/pricing.yaml',
    line: 3,
    field: 'prices.x',
    message: 'found x',
    meant: 'y',
  } as const
  expect(await faultsOf(dataRule, {}, { problems: [problem] })).toEqual([
    {
      severity: 'notice',
      file: 'data/pricing.yaml',
      line: 3,
      message: 'prices.x: found x',
      fix: 'Write y if that was meant',
    },
  ])
})

test('data: unfinished content, which is only a warning in a build, is an error', async () => {
  const problem = { severity: 'warning', file: 'data/collections/x.yaml', message: 'found x' } as const
  const faults = await faultsOf(dataRule, {}, { problems: [problem, { ...problem, isUnfinished: true }] })
  expect(faults.map(({ severity }) => severity)).toEqual(['warning', 'error'])
})
