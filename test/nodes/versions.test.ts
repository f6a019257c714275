import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { differences, temporaryFolder } from '../support/folder'
import { nodeBinary, nodePackage, npmPackages } from '../support/npm-packages'
import { bin, plainEnv } from '../support/run-bin'

const run = promisify(execFile)

/** The oldest supported Node versions, and the newest LTS version. */
const versions = ['20.19.0', '22.12.0', '24', '26']

test.runIf(process.env.OTHER_NODES !== undefined).each(versions)(
  'Node %s makes the same bytes, and checks them',
  async (version) => {
    const node = nodeBinary(await npmPackages(`nodes/${version}`, [`${nodePackage}@${version}`]))
    const out = join(await temporaryFolder(), 'dist')
    const { stdout } = await run(node, ['--version'])
    expect(stdout).toContain(`v${version}`)
    const { stderr } = await run(node, [bin, '--quiet', '--out', out], { env: plainEnv })
    expect(stderr).toBe('')
    expect(await differences(out, inject('realSite'))).toEqual([])
    const check = await run(node, [bin, 'check'], { env: plainEnv })
    expect(check.stderr).toBe('')
    expect(check.stdout).toContain('Ready to publish')
  },
  300_000,
)

test.runIf(process.env.OTHER_NODES !== undefined).each(['14.21.3', '16.20.2', '18.20.8', '22.11.0'])(
  'Node %s is told that it is too old',
  async (version) => {
    const node = nodeBinary(await npmPackages(`nodes/${version}`, [`${nodePackage}@${version}`]))
    await expect(run(node, [bin, '--version'], { env: plainEnv })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `error   build-site needs Node 20.19, or 22.12 or newer, found ${version}.\n`,
    })
  },
  300_000,
)
