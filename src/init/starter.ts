import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import * as z from 'zod'
import type { NewFile } from '../edit/write-new-files'

/** npm excludes files with some of these names from a package, so all of them have no leading dot in the starter. */
const hidden = /^(gitignore|editorconfig|github|vscode)(?=\/|$)/

/** The folder of the starter in the program. */
export function starterFolder(packageRoot: string): string {
  return join(packageRoot, 'starter')
}

/**
 * The files of a new site, without the packed program: package.json, data with explanations as comments, templates, and
 * settings of tools. Their paths are relative to its folder, with slashes.
 */
export async function starterFiles(packageRoot: string, today: Date): Promise<NewFile[]> {
  const folder = starterFolder(packageRoot)
  // In a checkout, the starter may contain a build.
  const paths = await glob('**/*', { cwd: folder, ignore: ['dist/**', 'node_modules/**'] })
  const files = paths.sort().map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8')
    return { path: path.replace(hidden, '.$1'), content: dated(text, today) }
  })
  const { manifest } = await starterManifest(packageRoot)
  return [{ path: 'package.json', content: `${JSON.stringify(manifest, null, 2)}\n` }, ...(await Promise.all(files))]
}

/** Replaces the date in a starter text, 2000-01-01, with today. */
export function dated(text: string, today: Date): string {
  return text.replaceAll('2000-01-01', today.toISOString().slice(0, 10))
}

const names = z.record(z.string(), z.string())
const programSchema = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: names,
  devDependencies: names,
  allowScripts: z.record(z.string(), z.boolean()),
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

/** The packages for checking templates, in addition to the types of the program. */
const tools = ['@types/node', '@types/react', 'typescript']

/** The path of the packed program in a new site. */
export function vendoredProgram(version: string): string {
  return `vendor/build-site-${version}.tgz`
}

/**
 * Makes the package.json of a new site. It depends on the packed program in the site's folder, never on a registry name
 * that a stranger could claim, and on the development tools of this program.
 */
export async function starterManifest(packageRoot: string) {
  const program = programSchema.parse(JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')))
  const { version, engines, allowScripts } = program
  const known = { ...program.dependencies, ...program.devDependencies }
  const dependencies: Readonly<Record<string, string>> = { 'build-site': `file:${vendoredProgram(version)}` }
  // The oldest version of each range is the tested one.
  const devDependencies = Object.fromEntries(tools.map((name) => [name, (known[name] ?? '').replace(/^[^\d]+/, '')]))
  const manifest = { private: true, type: 'module', engines, scripts, dependencies, devDependencies, allowScripts }
  return { manifest, version }
}
