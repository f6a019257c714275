import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { differences, temporaryFolder } from '../support/folder'
import { bin, plainEnv } from '../support/run-bin'

const run = promisify(execFile)

/** The oldest Node that the program runs on, and the newest that is maintained for long. */
const versions = ['20.19.0', '24', '26']

/** A Node of another version, from npm. */
async function install(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  const folder = resolve('node_modules', '.cache', 'nodes', version)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const quiet = ['--engine-strict=false', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await run('npm', ['install', ...quiet, `${name}@${version}`], { cwd: folder })
  return join(folder, 'node_modules', name, 'bin', 'node')
}

test.runIf(process.env.OTHER_NODES !== undefined).each(versions)(
  'Node %s makes the same bytes',
  async (version) => {
    const node = await install(version)
    const out = join(await temporaryFolder(), 'dist')
    const { stdout } = await run(node, ['--version'])
    expect(stdout).toContain(`v${version}`)
    await run(node, [bin, '--quiet', '--out', out], { env: plainEnv })
    expect(await differences(out, inject('realSite'))).toEqual([])
  },
  300_000,
)
