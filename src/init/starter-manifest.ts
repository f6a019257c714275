import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const names = z.record(z.string(), z.string())
const programSchema = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: names,
  devDependencies: names,
})

/** The package.json of a new site. */
export type StarterManifest = Awaited<ReturnType<typeof starterManifest>>['manifest']

/** In npm scripts, the installed program comes first, and npm asks no registry for it. */
const scripts: Readonly<Record<string, string>> = {
  dev: 'build-site dev',
  build: 'build-site build',
  check: 'build-site check',
  schema: 'build-site schema',
  test: 'tsc --noEmit && build-site check',
}

/** What the templates are checked with, besides the types that the program brings. */
const tools = ['@types/node', '@types/react', 'typescript']

/** The path of the packed program in a new site. */
export function vendoredProgram(version: string): string {
  return `vendor/build-site-${version}.tgz`
}

/**
 * Makes the package.json of a new site. It depends on the packed program in its own folder, never on a name that a
 * stranger may take in a registry, and on the tools with which this program is developed.
 *
 * @param packageRoot the folder of the program's package.json
 * @returns it, and the version of the program
 */
export async function starterManifest(packageRoot: string) {
  const program = programSchema.parse(JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')))
  const { version, engines } = program
  const known = { ...program.dependencies, ...program.devDependencies }
  const dependencies: Readonly<Record<string, string>> = { 'build-site': `file:${vendoredProgram(version)}` }
  // The oldest version of each range is the one that is known to work.
  const devDependencies = Object.fromEntries(tools.map((name) => [name, (known[name] ?? '').replace(/^[^\d]+/, '')]))
  const manifest = { private: true, type: 'module', engines, scripts, dependencies, devDependencies }
  return { manifest, version }
}
