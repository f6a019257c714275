import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPlaceholders as check } from '../../../src/content/checks/check-placeholders'
import type { Reading } from '../../../templates/content'
import { sitePlaceholders } from '../../../templates/model/site-placeholders'
import { type Change, changedData, readChanged, readFiles, readFolder } from '../../support/data-folder'
import { content } from '../../support/site-from'

const checkPlaceholders = (reading: Reading) => {
  const names = Object.keys(sitePlaceholders(reading.data))
  return check(reading, content, names)
}

async function problemsAfter(...changes: readonly Change[]) {
  return checkPlaceholders(await readChanged(...changes))
}

test('in the real data every {name} is known', async () => {
  expect(await problemsAfter()).toEqual([])
})

test('an unknown {name} is an error in its field, with the name meant', async () => {
  expect(await problemsAfter(['home.yaml', 'What Is {studio}?', 'What Is {studoi}?'])).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: join('data', 'home.yaml'),
      field: 'about.heading',
      message: expect.stringContaining('{studoi}'),
    }),
  ])
})

test.each([
  ['{studios}', '{studio}'],
  ['{brands.vsta}', '{brands.vista}'],
])('%s was probably meant to be %s', async (wrong, meant) => {
  const [problem] = await problemsAfter(['contact.yaml', 'cardHeading: Email', `cardHeading: ${JSON.stringify(wrong)}`])
  expect(problem).toMatchObject({ field: 'cardHeading', meant })
})

test('of a collection that is not there, the number of all brands is not suggested', async () => {
  const { root, folder } = await changedData(['contact.yaml', 'cardHeading: Email', 'cardHeading: "{brands.ai}"'])
  await rm(join(folder, 'collections', 'ai.yaml'))
  const problems = checkPlaceholders(await readFolder(folder, root)).filter(({ field }) => field === 'cardHeading')
  expect(problems).toEqual([expect.not.objectContaining({ meant: expect.anything() })])
})

test.each(['{ studio }', '{studio', '{{studio}}'])('%s is an error that explains the syntax', async (typed) => {
  const [problem, ...others] = await problemsAfter([
    'contact.yaml',
    'cardHeading: Email',
    `cardHeading: ${JSON.stringify(typed)}`,
  ])
  expect(problem).toMatchObject({
    severity: 'error',
    field: 'cardHeading',
    message: `found ${typed}, expected {studio}`,
  })
  expect([problem?.meant, others]).toEqual([undefined, []])
})

test('in the prose of a legal text it is reported with its line', async () => {
  const { root, folder } = await changedData([
    'legal/terms-of-use.md',
    'The laws of the State',
    'The {laws} of the State',
  ])
  const problems = checkPlaceholders(await readFolder(folder, root))
  const lines = (await readFile(join(folder, 'legal', 'terms-of-use.md'), 'utf8')).split('\n')
  const line = lines.findIndex((text) => text.includes('{laws}')) + 1
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', file: join('data', 'legal', 'terms-of-use.md'), line }),
  ])
})

test('the count of a collection whose file has an error is still known', async () => {
  expect(await problemsAfter(['collections/vista.yaml', 'order: 1', 'order: first'])).toEqual([])
})

test('{domain}, which belongs in the addresses of registrar and marketplace, is unknown in a sentence', async () => {
  expect(await problemsAfter(['domains.yaml', '{domains} domains for sale', '{domain} domains for sale'])).toEqual([
    expect.objectContaining({ severity: 'error', field: 'description', meant: '{domains}' }),
  ])
})

test('in a field that is refused already, as with braces in an address, it is not a second error', async () => {
  const reading = await readFiles({ 'redirects.yaml': '/old: https://other.example/{y}\n' })
  expect(reading.problems.map(({ field }) => field)).toContain('/old')
  expect(checkPlaceholders(reading).filter(({ file }) => file === 'redirects.yaml')).toEqual([])
})
