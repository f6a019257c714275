import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPaths } from '../../../templates/checks/check-paths'
import { readChanged, readFiles, readWithout } from '../../support/data-folder'

test('in the real data each portfolio has its own address', async () => {
  expect(checkPaths(await readChanged())).toEqual([])
})

test.each([
  ['/vistaski', 'the brand vistaski'],
  ['/privacy-policy', 'the text privacy-policy'],
  ['/ai-collection-portfolio', `the collection in ${join('data', 'collections', 'ai.yaml')}`],
  ['/domains', 'the list of domains'],
  ['/contact', 'the contact page'],
  ['/assets', 'the folder of pictures and fonts'],
])('%s belongs to %s: an error at the path of the portfolio', async (path, owner) => {
  const reading = await readChanged(['collections/vista.yaml', 'path: /vista-collection-portfolio', `path: ${path}`])
  expect(checkPaths(reading)).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: join('data', 'collections', 'vista.yaml'),
      field: 'path',
      message: `found ${path}, which is the address of ${owner}, expected a different path`,
    }),
  ])
})

test.each(['domains', 'contact'])('without data/%s.yaml, its address is free', async (name) => {
  const change = ['collections/vista.yaml', 'path: /vista-collection-portfolio', `path: /${name}`] as const
  expect(checkPaths(await readWithout(`${name}.yaml`, change))).toEqual([])
})

test('a path that only ends like that of a brand belongs to nobody: its schema says what is wrong with it', async () => {
  const reading = await readChanged(['collections/vista.yaml', 'path: /vista-collection-portfolio', 'path: -vistaski'])
  expect(checkPaths(reading)).toEqual([])
})

const owners: Readonly<Record<string, string>> = {
  assets: 'the folder of pictures and fonts',
  domains: 'the list of domains',
  contact: 'the contact page',
  index: 'the home page',
  404: 'the page for what is not found',
  500: 'the page for failures',
}

test.each(Object.keys(owners).flatMap((slug) => [`brands/${slug}.yaml`, `legal/${slug}.md`]))(
  '%s has the address of something else: an error',
  async (name) => {
    const [slug = ''] = /\w+(?=\.)/.exec(name) ?? []
    const message = `found the file name "${slug}", which is the address of ${owners[slug]}, expected a different name`
    expect(checkPaths(await readFiles({ 'domains.yaml': '', 'contact.yaml': '', [name]: '' }))).toEqual([
      { severity: 'error', file: join(...name.split('/')), message },
    ])
  },
)

test('a legal text with the name of a brand is an error at the text', async () => {
  const reading = await readFiles({
    'collections/toys.yaml': 'existing:\n  brands: [kite]\n',
    'brands/kite.yaml': '',
    'legal/kite.md': '',
  })
  expect(checkPaths(reading)).toEqual([
    {
      severity: 'error',
      file: join('legal', 'kite.md'),
      message: 'found the file name "kite", which is the address of the brand kite, expected a different name',
    },
  ])
})
