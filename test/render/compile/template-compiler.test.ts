import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programFiles } from '../../../src/lib/program-files'
import { loadTemplates } from '../../../src/render/compile/load-templates'
import { TemplateCompiler } from '../../../src/render/compile/template-compiler'
import { limitTime } from '../../../src/render/compile/within-time'
import { sound } from '../../support/compile'
import { temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

/** A compiler of the valid templates, which can be changed between compilations. */
async function compiler() {
  const cwd = await temporaryFolder()
  const folder = join(cwd, 'templates')
  const write = (files: Readonly<Record<string, string>>) => writeFiles(folder, files)
  await write({
    ...sound,
    'layout/document.tsx': `import './all.css'\n${sound['layout/document.tsx']}`,
    'layout/all.css': 'body { margin: 0 }',
  })
  const place = { folder, cwd, program: programFiles(process.cwd()) }
  const compiling = new TemplateCompiler(place)
  onTestFinished(() => compiling.dispose())
  return { write, compile: async () => loadTemplates(await compiling.compile(), place, compiling.modules) }
}

test('changed modules are run again, all of them, so that they share the same instances', async () => {
  const { write, compile } = await compiler()
  const before = await compile()
  await write({ 'layout/share-card.tsx': sound['layout/share-card.tsx'].replace('woff"', 'woff2"') })
  const after = await compile()
  expect(after.shareFonts[0]).toMatch(/woff2$/)
  expect(after.layout).not.toBe(before.layout)
})

test('if only styles change, the modules stay the same', async () => {
  const { write, compile } = await compiler()
  const before = await compile()
  await write({ 'layout/all.css': 'body { margin: 7px }' })
  const after = await compile()
  expect(after.pages.map(({ css }) => css)).toEqual(['body{margin:7px}'])
  expect(after.layout).toBe(before.layout)
})

test('added and removed pages are noticed', long, async () => {
  const { write, compile } = await compiler()
  await compile()
  await write({ 'pages/zebra.tsx': sound['pages/about.tsx'] })
  expect((await compile()).pages.map(({ file }) => file)).toEqual([
    'templates/pages/about.tsx',
    'templates/pages/zebra.tsx',
  ])
})

test('an error is reported each time until it is fixed', async () => {
  const { write, compile } = await compiler()
  await write({ 'pages/about.tsx': 'const = 1' })
  for (const _ of [1, 2])
    await expect(compile()).rejects.toThrow('templates/pages/about.tsx:1: the template does not compile')
  await write({ 'pages/about.tsx': sound['pages/about.tsx'] })
  expect((await compile()).pages).toHaveLength(1)
})

test.each([
  ['throws as it is loaded', 'throw new Error("oops")', 'oops'],
  ['never ends as it is loaded', 'while (Date.now() > 0) {}', 'did not finish'],
])('a module that %s does not count as loaded the next time', long, async (_, code, message) => {
  limitTime(500)
  onTestFinished(() => limitTime())
  const { write, compile } = await compiler()
  await write({ 'pages/about.tsx': `${code}\n${sound['pages/about.tsx']}` })
  for (const _ of [1, 2]) await expect(compile()).rejects.toThrow(message)
})

test('a template cannot wait while it is loaded, which is reported with its place', async () => {
  const { write, compile } = await compiler()
  await write({ 'pages/about.tsx': `${sound['pages/about.tsx']}\nawait 1` })
  await expect(compile()).rejects.toThrow('templates/pages/about.tsx:2: the template does not compile: Top-level await')
})
