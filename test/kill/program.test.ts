import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { brandFile, makeData } from '../bench/make-data'
import { copyProject, type Project } from '../support/project'
import { bin, plainEnv, runBin } from '../support/run-bin'
import { findOutput, isWhole } from './wholeness'

const moments = Number(process.env.KILL_MOMENTS ?? 0)
const large = 220
const scratch = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('build-site-scratch-'))

/** A site that changes before each kill. */
const sites: readonly [string, (project: Project) => Promise<(moment: number) => Promise<void>>][] = [
  [
    'the real site',
    async ({ edit }) =>
      (moment) =>
        edit('data/pricing.yaml', /vistaready: \d+/, `vistaready: ${60_000 + moment}`),
  ],
  [
    'a site large enough for two threads',
    async ({ root, remove, edit }) => {
      await remove('data')
      await makeData(join(root, 'data'), large)
      const file = relative(root, brandFile(join(root, 'data'), 100, large))
      return (moment) => edit(file, /"summary":"[^"]*"/, `"summary":"At moment ${moment}"`)
    },
  ],
]

/**
 * The whole program, killed at some moment of its run: sometimes before it has done anything, sometimes after it has
 * ended.
 */
test.skipIf(moments === 0).each(sites)(
  `%s: killed at ${moments} moments, the program leaves the old site or the new one`,
  async (_, prepare) => {
    const project = await copyProject()
    const { root } = project
    const change = await prepare(project)
    const args = ['--quiet', '--share-images', 'one']
    const out = join(root, 'dist')
    await runBin(args, root)
    await change(-1)
    const began = performance.now()
    expect(await runBin(args, root)).toMatchObject({ exitCode: 0 })
    const time = (performance.now() - began) * 1.2
    const seen = { ended: 0, nothingBeside: 0, half: 0, between: 0 }
    for (let moment = 0; moment < moments; moment++) {
      await change(moment)
      const child = spawn(process.execPath, [bin, ...args], { cwd: root, env: plainEnv, stdio: 'ignore' })
      const ended = once(child, 'exit')
      await Promise.race([setTimeout(((moment + Math.random()) / moments) * time), ended])
      child.kill('SIGKILL')
      const [exitCode] = await ended
      const output = await findOutput(out)
      expect(await isWhole(output), `moment ${moment}`).toBe(true)
      const beside = (await readdir(root)).some((name) => name.startsWith('.dist-'))
      seen[output !== out ? 'between' : exitCode === 0 ? 'ended' : beside ? 'half' : 'nothingBeside'] += 1
      if (moment % 10 < 9) continue
      expect(await runBin(args, root)).toMatchObject({ exitCode: 0, stderr: '' })
      expect(await isWhole(out)).toBe(true)
      expect((await readdir(root)).sort()).toEqual(['data', 'dist', 'templates'])
      expect(await scratch()).toEqual([])
    }
    console.log(seen)
  },
  3_600_000,
)
