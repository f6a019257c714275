import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { sharedFolder, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { publish } from '../support/publish'
import { siteOf } from './site-of'
import { findOutput, isWhole } from './wholeness'

const program = join(await sharedFolder(), 'publish-forever.cjs')

beforeAll(async () => {
  const entryPoints = ['test/kill/publish-forever.ts']
  const options = { bundle: true, platform: 'node', format: 'cjs', tsconfigRaw: {} } as const
  // Does not exist in CommonJS.
  const define = { 'import.meta.url': '"file:///publish-forever.cjs"' }
  await build({ ...options, entryPoints, define, outfile: program })
})

/** Publishes repeatedly in a separate process, and kills that after a delay. */
async function killAfter(milliseconds: number, out: string): Promise<void> {
  const child = spawn(process.execPath, [program, out], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await setTimeout(milliseconds)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const moments = 20

test('killed at any moment, a build leaves a complete output, and the next one cleans up what is left', {
  ...long,
  timeout: 300_000,
}, async () => {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  let interrupted = 0
  for (let moment = 0; moment < moments; moment++) {
    const after = Math.random() * 60
    await killAfter(after, out)
    expect(await isWhole(await findOutput(out)), `killed after ${after} ms`).toBe(true)
    interrupted += (await readdir(parent)).length > 1 ? 1 : 0
    await publish(out, siteOf(moment % 2))
    expect(await isWhole(out)).toBe(true)
    expect(await readdir(parent)).toEqual(['dist'])
  }
  expect(interrupted, 'kills that came between two builds try nothing').toBeGreaterThan(0)
})
