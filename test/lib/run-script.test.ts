import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepCode, runScript } from '../../src/lib/run-script'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

/** A script in a folder of its own that has been run, and whose code has been cached. */
async function kept(text: string) {
  const folder = await temporaryFolder()
  const [file, code] = [join(folder, 'script.cjs'), join(folder, 'script.code')]
  await writeFile(file, text)
  const run = () => runScript(file, code)
  run()
  keepCode()
  return { file, code, run }
}

/** Whether the code is compiled again when the script runs the next time. */
async function isMadeAnew({ code, run }: { code: string; run: () => unknown }): Promise<boolean> {
  const longAgo = new Date(1_000_000_000_000)
  await utimes(code, longAgo, longAgo)
  run()
  keepCode()
  return (await stat(code)).mtimeMs !== longAgo.getTime()
}

test('a script runs like a module of Node, and stack traces point to the right places', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'script.cjs')
  await writeFiles(folder, {
    'other.cjs': 'exports.other = "ü"',
    'script.cjs':
      'module.exports = { ...require("./other.cjs"), __filename, __dirname,\n  stack: new Error("ü").stack }',
  })
  const { stack, ...exports } = runScript(file, join(folder, 'code'))
  expect(exports).toEqual({ other: 'ü', __filename: file, __dirname: folder })
  expect(stack).toContain(`Error: ü\n    at ${file}:2:10`)
})

test('the code of a script is cached once, and used', async () => {
  const script = await kept('exports.twice = (number) => 2 * number')
  expect(await isMadeAnew(script)).toBe(false)
  expect(Object(script.run()).twice(2)).toBe(4)
})

test('damaged code is compiled again', async () => {
  const script = await kept('exports.answer = 42')
  const { run, code } = script
  const whole = await readFile(code)
  const spoilt = Buffer.from(whole)
  spoilt[whole.length - 9] = 255 - (whole.at(-9) ?? 0)
  for (const bytes of [spoilt, whole.subarray(0, 100), Buffer.alloc(0)]) {
    await writeFile(code, bytes)
    expect(run()).toEqual({ answer: 42 })
    expect(await isMadeAnew(script)).toBe(true)
    expect(await isMadeAnew(script)).toBe(false)
  }
})

test('a script of the same length does not get the code of the previous one', async () => {
  const { run, file } = await kept('exports.answer = () => 42')
  await writeFile(file, 'exports.answer = () => 43')
  expect(Object(run()).answer()).toBe(43)
})

test('if the code cache cannot be written, a script still runs, and nothing is left behind', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'script.cjs': 'exports.answer = 42' })
  const code = join(folder, 'missing', 'script.code')
  expect(runScript(join(folder, 'script.cjs'), code)).toEqual({ answer: 42 })
  keepCode()
  expect(await filesIn(folder)).toEqual(['script.cjs'])
})
