import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyProject } from '../support/project'
import { bin, plainEnv, runBin } from '../support/run-bin'
import { findOutput, isWhole } from './wholeness'

const moments = Number(process.env.KILL_MOMENTS ?? 0)
const scratch = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('build-site-scratch-'))

/** The whole program, killed at a moment of its time: some before it does anything, some when it has ended. */
test.skipIf(moments === 0)(
  `killed at ${moments} moments, the program leaves the old site or the new one`,
  async () => {
    const { root, edit } = await copyProject()
    const out = join(root, 'dist')
    const began = performance.now()
    expect(await runBin(['--quiet'], root)).toMatchObject({ exitCode: 0 })
    const time = (performance.now() - began) * 1.1
    const seen = { ended: 0, nothingBeside: 0, half: 0, between: 0 }
    for (let moment = 0, price = 50_000; moment < moments; moment++, price++) {
      await edit('data/pricing.yaml', `vistaready: ${price}`, `vistaready: ${price + 1}`)
      const child = spawn(process.execPath, [bin, '--quiet'], { cwd: root, env: plainEnv, stdio: 'ignore' })
      const ended = once(child, 'exit')
      await Promise.race([setTimeout(((moment + Math.random()) / moments) * time), ended])
      child.kill('SIGKILL')
      const [exitCode] = await ended
      const output = await findOutput(out)
      expect(await isWhole(output), `moment ${moment}`).toBe(true)
      const beside = (await readdir(root)).some((name) => name.startsWith('.dist-'))
      seen[output !== out ? 'between' : exitCode === 0 ? 'ended' : beside ? 'half' : 'nothingBeside'] += 1
      if (moment % 10 < 9) continue
      expect(await runBin(['--quiet'], root)).toMatchObject({ exitCode: 0, stderr: '' })
      expect(await isWhole(out)).toBe(true)
      expect((await readdir(root)).sort()).toEqual(['data', 'dist', 'templates'])
      expect(await scratch()).toEqual([])
    }
    console.log(seen)
  },
  3_600_000,
)
