import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLegal } from '../../../templates/checks/check-legal'
import { readFiles } from '../../support/data-folder'

const text = '---\ntitle: A text\n---\n'

/** The problems with legal texts of these names, in a site that requires others. */
async function problemsOf(list: string, ...names: readonly string[]) {
  const texts = Object.fromEntries(names.map((name) => [`legal/${name}.md`, text]))
  return checkLegal(await readFiles({ 'site.yaml': `name: A studio\n${list}`, ...texts }))
}

test.each([
  ['all of them', 'legal: [privacy, terms]\n', ['privacy', 'terms', 'imprint']],
  ['none', '', []],
  ['what is no list', 'legal: privacy\n', []],
  ['what is no name', 'legal: [Terms of Use, 3]\n', []],
])('a site that names %s lacks none', async (_, list, names) => {
  expect(await problemsOf(list, ...names)).toEqual([])
})

test('each missing legal text is reported, by its file', async () => {
  const missing = (file: string, line: number) => ({
    severity: 'error',
    file: join('legal', file),
    message: `missing file, expected it because site.yaml:${line} names it`,
  })
  const problems = await problemsOf('legal:\n  - privacy\n  - terms\n', 'term')
  expect(problems).toEqual([missing('privacy.md', 3), missing('terms.md', 4)])
})
