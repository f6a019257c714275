import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { sharedFolder } from './folder'
import { madeOnce } from './made-once'
import { type CliResult, runCli } from './run-cli'

/** Starts a site in the folder `site` of one of its own, for all tests of a file. @returns that folder, and what was said */
export async function startedSite(): Promise<{ parent: string; started: CliResult }> {
  const made = await madeOnce('started-site', async (folder) => {
    const said = await runCli(['init', 'site'], folder, {}, undefined, '2026-11-21')
    await writeFile(join(folder, 'said.json'), JSON.stringify(said))
  })
  const parent = await sharedFolder()
  await cp(join(made, 'site'), join(parent, 'site'), { recursive: true })
  return { parent, started: JSON.parse(await readFile(join(made, 'said.json'), 'utf8')) }
}

/** The tools of a new site, and what typescript is made of. */
const tools = /^(?:typescript|@typescript\/.*)$/

/**
 * Does what `npm install` does in a new site, without a network: unpacks the program from `vendor/`, and links the packages
 * that it depends on, and the tools of the site, from this checkout. Nothing else is there.
 *
 * @returns the executable of the installed program
 */
export async function installInto(site: string): Promise<string> {
  const modules = join(site, 'node_modules')
  const program = join(modules, 'build-site')
  await mkdir(program, { recursive: true })
  const [packed = ''] = await readdir(join(site, 'vendor'))
  // By a relative name: to some, what precedes a colon is a host.
  await promisify(execFile)('tar', ['-xzf', `../../vendor/${packed}`, '--strip-components=1'], { cwd: program })
  for (const name of await neededPackages()) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(join(process.cwd(), 'node_modules', name), join(modules, name), 'junction')
  }
  return join(program, 'bin', 'build-site.js')
}

async function neededPackages(): Promise<string[]> {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const here = new Set(await namesIn('node_modules'))
  return Object.entries(lock.packages).flatMap(([path, { dev = false }]) => {
    const [, name = ''] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    return here.has(name) && (!dev || tools.test(name)) ? [name] : []
  })
}

async function namesIn(modules: string): Promise<string[]> {
  const names = await readdir(modules)
  const scopes = names.filter((name) => name.startsWith('@'))
  const scoped = scopes.map(async (scope) => (await readdir(join(modules, scope))).map((name) => `${scope}/${name}`))
  return [...names, ...(await Promise.all(scoped)).flat()]
}
