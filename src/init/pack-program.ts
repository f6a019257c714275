import { exec } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '../lib/problem'

/**
 * Packs the running program as npm does, from a checkout or from where it is installed: whatever is in its package, and
 * no other package. Needs npm, but no network.
 *
 * @param packageRoot the folder of the program's package.json
 * @returns the content of the `.tgz`
 * @throws InputError if npm cannot be run
 */
export async function packProgram(packageRoot: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), `build-site-pack-${process.pid}-`))
  try {
    // The folder is in the environment, because shells of different systems quote a path in different ways.
    const env = { ...process.env, npm_config_pack_destination: folder }
    await promisify(exec)('npm pack --ignore-scripts --silent', { cwd: packageRoot, env })
    const [name = ''] = await readdir(folder)
    return await readFile(join(folder, name))
  } catch (error) {
    // The first line repeats the command, the next one is what npm or the shell says.
    const [command = '', reason = command] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
    const message = `found that "npm pack" does not run here (${reason}), expected npm, which packs the program for the new site; install it with Node`
    throw InputError.at(packageRoot, message)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
