import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkUnique } from '../../../templates/checks/check-unique'
import { type Change, readChanged } from '../../support/data-folder'

const file = (slug: string) => join('data', 'brands', `${slug}.yaml`)
const id = (slug: string, name: string): Change => [`brands/${slug}.yaml`, /^marketSize:/m, `id: ${name}\nmarketSize:`]

async function problemsAfter(...changes: readonly Change[]) {
  return checkUnique(await readChanged(...changes))
}

test('in the real data each card has a unique id, also one whose id is set', async () => {
  expect(await problemsAfter()).toEqual([])
  expect(await problemsAfter(id('vistaski', 'skiing'))).toEqual([])
})

test('the slug of another brand is refused, with the place of that brand', async () => {
  expect(await problemsAfter(id('vistaski', 'vistasail'))).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: file('vistaski'),
      field: 'id',
      message: `found the id vistasail a second time, expected each id once; it is already at ${file('vistasail')}:1`,
    }),
  ])
})

test('the id of another brand is refused, with its line', async () => {
  const [problem, ...others] = await problemsAfter(id('vistaski', 'snow'), id('vistasail', 'snow'))
  expect(others).toEqual([])
  expect(problem).toMatchObject({ file: file('vistaski'), message: expect.stringContaining(`${file('vistasail')}:`) })
})
