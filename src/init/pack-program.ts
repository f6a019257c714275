import { exec } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '../lib/problem'
import { isCheckout } from '../lib/program-files'

/**
 * Packs the running program as npm does, from a checkout or an installed package. Needs npm, and in a checkout
 * TypeScript, but no network.
 *
 * @throws InputError if npm cannot be run, or TypeScript is missing
 */
export async function packProgram(packageRoot: string): Promise<Uint8Array> {
  const isSource = isCheckout(packageRoot)
  if (isSource && !existsSync(join(packageRoot, 'node_modules', 'typescript'))) {
    const message =
      'found no TypeScript, expected all packages of this checkout, because init packs the program for the new site; run npm ci'
    throw InputError.at(packageRoot, message)
  }
  const folder = await mkdtemp(join(tmpdir(), `build-site-pack-${process.pid}-`))
  try {
    const cwd = isSource ? packageRoot : await copyOf(packageRoot, join(folder, 'package'))
    // The folder is in the environment, because shells of different systems quote a path in different ways.
    const env = { ...process.env, npm_config_pack_destination: folder }
    // In a checkout, a script makes lib/ from src/. An installed package has only lib/.
    await promisify(exec)(`npm pack --silent --ignore-scripts=${!isSource}`, { cwd, env })
    const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? ''
    return await readFile(join(folder, packed))
  } catch (error) {
    // The first line repeats the command, the next one is the message of npm or the shell.
    const [command = '', reason = command] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
    const message = `found that "npm pack" fails here (${reason}), expected npm, which packs the program for the new site; install it with Node`
    throw InputError.at(packageRoot, message)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A copy of an installed package: where pnpm keeps packages, npm fails with an internal error. */
async function copyOf(packageRoot: string, folder: string): Promise<string> {
  await cp(packageRoot, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  return folder
}
