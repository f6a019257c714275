// @module-tag long

import { mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { lineOf, refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'

test('a mistake in a template is reported with file, line and cause', async () => {
  const project = await copyProject()
  await project.edit('templates/pages/contact.tsx', /$/, '\nconst = 1\n')
  const line = await lineOf(project, 'templates/pages/contact.tsx', 'const = 1')
  expect(await refusedBuild(project)).toEqual([
    expect.stringMatching(`^error +templates/pages/contact\\.tsx:${line}: the template does not compile: Expected id`),
  ])
})

const about = (address: string, fields: string) => `export default {
  pages: (site) => [{
    address: ${address},
    ${fields},
  }],
  body: () => <h1>About</h1>,
}
`

test.each([
  ["site.address('/../keep')", 'about.tsx:3: the template threw an error: found "/../keep" as an address, expected a'],
  [
    "{ path: '/../../keep', href: '/', url: '/' }",
    'about.tsx address.path: found "/../../keep" on page /../../keep, expec',
  ],
])('a page at %s is refused, and nothing is written outside the output', async (address, told) => {
  const project = await copyProject()
  const head = "{ title: 'a', description: 'b', share: { title: 'a', line: 'b' }, jsonLd: [] }"
  await project.write('templates/pages/about.tsx', about(address, `head: ${head}, updated: '2025-08-01', props: {}`))
  const before = await readdir(project.root)
  const { exitCode, stderr } = await runCli([], project.root)
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(`templates/pages/${told}`) })
  expect(await readdir(project.root)).toEqual(before)
})

test.each([
  ["head: { title: 'a', description: 'b', jsonLd: [] }, updated: '2025-08-01', props: {}", ['head.share']],
  [
    "head: { title: 'a', description: 'b', share: { title: 'a', line: 'b' }, jsonLd: [{ a: 1n }] }, updated: '2025-08-01', props: {}",
    ['head.jsonLd.0.a'],
  ],
])('a page with %s is refused, with template, page and fields', async (fields, told) => {
  const project = await copyProject()
  await project.write('templates/pages/about.tsx', about("site.address('/about')", fields))
  const { exitCode, stderr } = await runCli([], project.root)
  const found = [...stderr.matchAll(/^error +templates\/pages\/about\.tsx (\S+): .*(?:page|rendering) \/about/gm)]
  expect({ exitCode, fields: found.map(([, field]) => field) }).toEqual({ exitCode: 1, fields: told })
})

test('two templates that claim one address are both named', long, async () => {
  const project = await copyProject()
  await project.edit(
    'templates/pages/legal.tsx',
    'updatedText, sections, address } = text',
    `updatedText, sections } = text
  const address = site.addresses.contact`,
  )
  const [problem = '', ...others] = await refusedBuild(project)
  expect(problem).toMatch(/the address \/contact is claimed by .*contact\.tsx and by .*legal\.tsx/)
  expect(others).toEqual([])
})

test('a template that claims the address of a data file is reported with that file', long, async () => {
  const project = await copyProject()
  await project.edit(
    'templates/pages/legal.tsx',
    'updatedText, sections, address } = text',
    `updatedText, sections } = text
  const address = site.address('/vistaski')`,
  )
  const [problem = '', ...others] = await refusedBuild(project)
  const templates = 'by templates/pages/brand.tsx and by templates/pages/legal.tsx'
  expect(problem).toContain(`the address /vistaski is claimed ${templates} (for data/brands/vistaski.yaml), expected`)
  expect(others).toEqual([])
})

test('a legal text at an address that is taken is reported with its file', async () => {
  const project = await copyProject()
  const text = '---\ntitle: A\ndescription: A legal text at an address of another page.\nupdated: 2025-08-01\n---\nA\n'
  await writeFiles(project.root, { 'data/legal/vistaski.md': text, 'data/legal/contact.md': text })
  expect(await refusedBuild(project)).toEqual([
    expect.stringContaining(
      'data/legal/contact.md: found the file name "contact", which is the address of the contact',
    ),
    expect.stringContaining(
      'data/legal/vistaski.md: found the file name "vistaski", which is the address of the brand',
    ),
    expect.stringMatching(/^notice /),
  ])
})

test('links out of the templates are refused before their targets are read', long, async () => {
  const project = await copyProject()
  await mkdir(join(project.root, 'templates/static'))
  await symlink('/etc', join(project.root, 'templates/static/etc'))
  expect(await refusedBuild(project)).toEqual([
    expect.stringMatching(/^error +templates\/static\/etc: found a link that leads out of the templates folder/),
  ])
})

test('a static file in the place of a generated one is reported with both sources', long, async () => {
  const project = await copyProject()
  await writeFiles(project.root, { 'templates/static/sitemap.xml': '<urlset/>' })
  const [problem = ''] = await refusedBuild(project)
  expect(problem).toMatch(
    /^error +sitemap\.xml: found two sources, templates\/static\/sitemap\.xml and build-site, expected one/,
  )
})

test.each([
  ['vistaski', 'vistaski', 'a file from templates/static/vistaski and a folder for vistaski/index.html from templates'],
  ['.well-known', '.well-known', 'a file from templates/static/.well-known and a folder for .well-known/security.txt'],
  [
    'vistaset.html/x',
    'vistaset.html',
    'a file from templates/pages/brand.tsx and a folder for vistaset.html/x from templates/static/vistaset.html/x',
  ],
])(
  'a static file %s in the place of a folder, or of a file as a folder, is told with both sources',
  long,
  async (name, place, found) => {
    const project = await copyProject()
    await writeFiles(project.root, { [`templates/static/${name}`]: 'x' })
    const [problem = ''] = await refusedBuild(project)
    expect(problem).toContain(`error   ${place}: found ${found}`)
    const { exitCode, stdout } = await runCli(['check'], project.root)
    expect({ exitCode, found: stdout.includes(found) }).toEqual({ exitCode: 1, found: true })
  },
)

test(
  'files are named as they are typed from the current folder, also what draws icons and what is published as it is',
  long,
  async () => {
    const { root, edit, write } = await copyProject()
    const from = dirname(root)
    const shown = (file: string) => join(basename(root), 'templates', file)
    await write('templates/static/robots.txt', 'Mine')
    const { stderr: conflict } = await runCli(['--root', basename(root)], from)
    expect(conflict).toContain(`robots.txt: found two sources, ${shown('static/robots.txt')} and build-site`)
    await edit('templates/layout/icon.tsx', /export default /, "throw new Error('no icon')\nexport default ")
    const { stderr: thrown } = await runCli(['--root', basename(root)], from)
    expect(thrown).toMatch(new RegExp(`${shown('layout/icon.tsx')}:\\d+: `))
  },
)

test('an asset that pages refer to and that is not there is named', long, async () => {
  const project = await copyProject()
  await project.edit('templates/layout/document.tsx', 'src={script}', "src={assets.file('icon.gif').href}")
  const [problem = ''] = await refusedBuild(project)
  expect(problem).toMatch(/^error +templates\/assets\/icon\.gif: missing file/)
})

test('a page in JavaScript is reported, because the site would lack it', async () => {
  const project = await copyProject()
  await writeFiles(project.root, { 'templates/pages/press.jsx': 'export default {}' })
  expect(await refusedBuild(project)).toEqual([
    expect.stringMatching(/^error +templates\/pages\/press\.jsx: found a page in JavaScript, .* rename it to \.tsx\.$/),
  ])
})

test('the message for a project without page templates says where they are expected', async () => {
  const project = await copyProject()
  await project.remove('templates/pages')
  await mkdir(join(project.root, 'templates/pages'))
  const [problem = ''] = await refusedBuild(project)
  expect(problem).toMatch(/^error +templates: found no page templates, expected \.tsx files in pages\//)
})
