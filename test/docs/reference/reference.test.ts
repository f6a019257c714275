import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkRulesPage } from './check-rules'
import { commandsPage } from './commands'
import { contentsPage } from './contents'
import { dataFieldsPage } from './data-fields'
import { hostFilesPage } from './host-files'
import { messagesPage } from './messages'
import { typesPage } from './types'

const studio = {
  title: 'Fields of the studio’s data',
  description:
    'Every field of every file in the data of the site that comes with build-site: brands, portfolios, domains, prices, texts.',
  order: 6,
}
const starter = {
  title: 'Fields of a new site',
  description: 'Every field of every file in the data of a site that build-site init has started.',
  order: 7,
}
const fields =
  'A section for each kind of content. `[]` after a name stands for each entry of a list, and a dot leads to a field within. Editors show the same.'

// `npm run docs:reference` writes these files. Where one differs from the program, the test fails.
test.each([
  ['commands', commandsPage],
  ['check-rules', checkRulesPage],
  ['types', typesPage],
  ['host-files', hostFilesPage],
  ['studio-data', () => dataFieldsPage(studio, fields, 'data/schema')],
  ['starter-data', () => dataFieldsPage(starter, fields, 'starter/data/schema')],
  ['all-messages', messagesPage],
])('the reference of %s is what the program says', async (name, write) => {
  await expect(await write()).toMatchFileSnapshot(resolve('docs/data/reference', `${name}.md`))
})

test('the list of all pages is complete', async () => {
  await expect(contentsPage()).toMatchFileSnapshot(resolve('docs/README.md'))
})
