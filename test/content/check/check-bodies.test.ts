import { expect, test } from 'vitest'
import { checkBodies } from '../../../src/content/check/check-bodies'
import { readFiles } from '../../support/data-folder'

/** What is said of a legal text with this body. */
async function problemsOf(body: string) {
  return checkBodies(await readFiles({ 'legal/terms.md': `---\ntitle: Terms\n---\n${body}` }))
}

test('a text that is only text is as it should be', async () => {
  expect(await problemsOf('# Terms\n\nOne\ttwo — “three”.\r\n')).toEqual([])
  expect(await problemsOf('a'.repeat(100_000))).toEqual([])
})

test.each(['\u0000', '\u001b[31m', '\u202e'])('%j is found on its line', async (mark) => {
  const problems = await problemsOf(`One\n\ntwo ${mark} three\nfour`)
  expect(problems).toMatchObject([{ severity: 'error', file: 'legal/terms.md', line: 6 }])
})

test('a text that nobody reads to its end is too long', async () => {
  expect(await problemsOf('a'.repeat(100_001))).toMatchObject([
    { message: /100001 characters, expected at most 100000/ },
  ])
})
