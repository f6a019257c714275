import * as z from 'zod'
import { ifPossible } from '../lib/if-possible'
import { InputError } from '../lib/problem'
import type { StarterManifest } from './starter'

const names = z.record(z.string(), z.string()).optional()
const manifestSchema = z.object({
  type: z.string().optional(),
  scripts: names,
  dependencies: names,
  devDependencies: names,
})

/** A package.json that was in the folder before. */
type KeptManifest = z.output<typeof manifestSchema>

/** Reads a package.json. @param file its name in messages @throws InputError if it is invalid */
export function keptManifest(text: string, file: string): KeptManifest {
  const { data } = manifestSchema.safeParse(ifPossible((): unknown => JSON.parse(text)))
  if (data !== undefined) return data
  throw InputError.at(file, 'found a package.json that npm cannot read, expected a valid one, or none; correct it')
}

/** Whether a package.json depends on the program, from any source. */
export function hasProgram(kept: KeptManifest): boolean {
  return packagesOf(kept)['build-site'] !== undefined
}

/**
 * The commands that add to a package.json what a new site needs. Its own scripts and packages stay as they are.
 */
export function commandsFor(kept: KeptManifest, wanted: StarterManifest): string[] {
  const missing = (of: Readonly<Record<string, string>>, has: Readonly<Record<string, string>> = packagesOf(kept)) =>
    Object.entries(of).filter(([name]) => has[name] === undefined)
  const scripts = missing(wanted.scripts, kept.scripts ?? {}).map(([name, command]) => `"scripts.${name}=${command}"`)
  const commands = {
    'npm pkg set': [...(kept.type === wanted.type ? [] : [`type=${wanted.type}`]), ...scripts],
    'npm install --save-exact': missing(wanted.dependencies).map(([, source]) => source.replace(/^file:/, './')),
    'npm install --save-dev --save-exact': missing(wanted.devDependencies).map((named) => named.join('@')),
  }
  return Object.entries(commands).flatMap(([command, words]) =>
    words.length === 0 ? [] : [`${command} ${words.join(' ')}`],
  )
}

function packagesOf({ dependencies, devDependencies }: KeptManifest): Readonly<Record<string, string>> {
  return { ...devDependencies, ...dependencies }
}
