import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepCode } from '../../../src/lib/run-script'
import { ModuleFolder } from '../../../src/render/compile/module-folder'
import { limitTime } from '../../../src/render/compile/within-time'
import { filesIn, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

beforeAll(() => limitTime(1_000))
afterAll(() => limitTime())

/** Modules compiled into a folder, and a function that replaces them. */
async function compiled(sources: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder()
  const modules = new ModuleFolder()
  const write = async (changed: Readonly<Record<string, string>>) => {
    await writeFiles(folder, changed)
    const entryPoints = Object.keys(sources).map((name) => join(folder, name))
    const options = { bundle: true, splitting: true, format: 'esm', platform: 'browser', write: false } as const
    const outExtension = { '.js': '.cjs' }
    const { outputFiles } = await build({ ...options, entryPoints, outExtension, outdir: join(folder, 'out') })
    await modules.write(outputFiles)
  }
  await write(sources)
  return { write, modules, run: (name: string) => modules.run(join(folder, 'out', name)), folder }
}

const pair = {
  'one.ts': 'export { shared } from "./shared"\nexport const name = "one"',
  'two.ts': 'export { shared } from "./shared"\nexport const name = "two"',
  'shared.ts': 'export const shared = { of: "both" }',
}

test('modules are run once, and share their imports', async () => {
  const { run } = await compiled(pair)
  expect([run('one.cjs').name, run('two.cjs').name]).toEqual(['one', 'two'])
  expect(run('one.cjs').shared).toBe(run('two.cjs').shared)
  expect(run('one.cjs')).toBe(run('one.cjs'))
})

test('all are run again if one of them changes', async () => {
  const { run, write } = await compiled(pair)
  const first = run('one.cjs')
  await write({})
  expect(run('one.cjs')).toBe(first)
  await write({ 'two.ts': pair['two.ts'].replace('"two"', '"2nd"') })
  expect(run('two.cjs').name).toBe('2nd')
  expect(run('one.cjs')).not.toBe(first)
  expect(run('one.cjs').shared).toBe(run('two.cjs').shared)
})

test('a module that throws, or never finishes, is run again on the next request', long, async () => {
  const { run, write } = await compiled({ 'one.ts': 'throw new Error("no")' })
  expect(() => run('one.cjs')).toThrow('no')
  expect(() => run('one.cjs')).toThrow('no')
  await write({ 'one.ts': 'for (;;) {}' })
  expect(() => run('one.cjs')).toThrow('did not finish')
  await write({ 'one.ts': 'export const name = "one"' })
  expect(run('one.cjs').name).toBe('one')
})

test('modules can only import each other', async () => {
  const { run } = await compiled({ 'one.ts': 'export const found = require(["node", "fs"].join(":"))' })
  expect(() => run('one.cjs')).toThrow(/ENOENT.*node:fs/)
})

test('code is cached next to modules', async () => {
  const { run, folder } = await compiled(pair)
  run('one.cjs')
  keepCode()
  const code = (await filesIn(join(folder, 'out'))).filter((name) => name.endsWith('.code'))
  expect(code.map((name) => name.replace(/[.-].*/, ''))).toEqual(['chunk', 'one'])
})
