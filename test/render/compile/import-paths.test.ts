import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programFiles } from '../../../src/lib/program-files'
import { compileTemplates } from '../../../src/render/compile/compile-templates'
import { iconOf, sound } from '../../support/compile'
import { temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

/** A project whose icon shows the default export of what it imports. */
async function project(imported: string, files: Readonly<Record<string, string>> = {}) {
  const cwd = await temporaryFolder()
  const write = (more: Readonly<Record<string, string>>) => writeFiles(cwd, more)
  const place = {
    folder: join(cwd, 'templates'),
    cwd,
    program: {
      ...programFiles(process.cwd()),
      compiled: join(cwd, 'compiled'),
      packages: [join(cwd, 'program', 'node_modules')],
    },
  }
  await writeFiles(place.folder, sound)
  const icon = `import shown from '${imported}'\nexport default () => <svg id={String(shown)} />`
  await write({ 'templates/layout/icon.tsx': icon, ...files })
  /** What the icon shows. */
  const shown = async () => {
    const templates = await compileTemplates(place)
    return /id="(.*?)"/.exec(iconOf(templates))?.[1]
  }
  const link = async (path: string, target: string) => {
    await rm(join(cwd, path), { force: true })
    await symlink(target, join(cwd, path))
  }
  return { write, shown, link }
}

const one = 'export default "one"'
const two = 'export default "two"'

test.each([
  ['a file', 'templates/layout/words.ts', 'one.ts', 'two.ts'],
  ['a folder', 'templates/layout/words', '../../one', '../../two'],
])('a link to %s that is led elsewhere causes a new compilation', long, async (_, path, first, second) => {
  const files = {
    'one/index.ts': one,
    'two/index.ts': two,
    'templates/layout/one.ts': one,
    'templates/layout/two.ts': two,
  }
  const { shown, link } = await project('./words', files)
  await link(path, first)
  expect(await shown()).toBe('one')
  await link(path, second)
  expect(await shown()).toBe('two')
})

test('another target in the package.json of the project, or in a nearer one, compiles them again', long, async () => {
  const files = { 'templates/layout/one.ts': one, 'templates/layout/two.ts': two }
  const { write, shown } = await project('#words', files)
  const leading = (target: string) => JSON.stringify({ imports: { '#words': target } })
  await write({ 'package.json': leading('./templates/layout/one.ts') })
  expect(await shown()).toBe('one')
  await write({ 'package.json': leading('./templates/layout/two.ts') })
  expect(await shown()).toBe('two')
  await write({ 'templates/package.json': leading('./layout/one.ts') })
  expect(await shown()).toBe('one')
})

test('another target in a package.json among the templates compiles them again', long, async () => {
  const files = { 'templates/layout/words/one.ts': one, 'templates/layout/words/two.ts': two }
  const { write, shown } = await project('./words', files)
  await write({ 'templates/layout/words/package.json': '{ "main": "one.ts" }' })
  expect(await shown()).toBe('one')
  await write({ 'templates/layout/words/package.json': '{ "main": "two.ts" }' })
  expect(await shown()).toBe('two')
})

test('a package that is nearer than the one of the program compiles them again', long, async () => {
  const { write, shown } = await project('words', { 'program/node_modules/words/index.js': 'export default "none"' })
  expect(await shown()).toBe('none')
  await write({ 'node_modules/words/index.js': one })
  expect(await shown()).toBe('one')
  await write({ 'templates/node_modules/words/index.js': two })
  expect(await shown()).toBe('two')
})

test('a linked package whose link changes to another version compiles them again', long, async () => {
  const store = (version: string) => `node_modules/.store/words@${version}/node_modules/@words/words`
  const { write, shown, link } = await project('@words/words', { 'node_modules/@words/note.md': '' })
  await write({ [`${store('1')}/package.json`]: '{ "version": "1" }', [`${store('1')}/index.js`]: one })
  await write({ [`${store('2')}/package.json`]: '{ "version": "2" }', [`${store('2')}/index.js`]: two })
  await link('node_modules/@words/words', `../../${store('1')}`)
  expect(await shown()).toBe('one')
  await link('node_modules/@words/words', `../../${store('2')}`)
  expect(await shown()).toBe('two')
})
