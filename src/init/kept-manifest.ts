import * as z from 'zod'
import { InputError } from '../lib/problem'
import type { StarterManifest } from './starter-manifest'

const names = z.record(z.string(), z.string()).optional()
const manifestSchema = z.looseObject({
  type: z.string().optional(),
  scripts: names,
  dependencies: names,
  devDependencies: names,
})

/** A package.json that was in the folder before. */
export type KeptManifest = z.output<typeof manifestSchema>

/** Reads a package.json. @param file how messages name it @throws InputError if it is none */
export function keptManifest(text: string, file: string): KeptManifest {
  const parsed = manifestSchema.safeParse(parsedJson(text))
  if (parsed.success) return parsed.data
  throw InputError.at(
    file,
    'found no package.json that npm can read, expected one, or none, for a new site; correct it',
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a package.json depends on the program, from wherever. */
export function hasProgram({ dependencies, devDependencies }: KeptManifest): boolean {
  return { ...devDependencies, ...dependencies }['build-site'] !== undefined
}

/**
 * The commands that bring a package.json to what a new site needs, since nothing overwrites it. Scripts and packages that
 * it has stay as they are.
 */
export function commandsFor(kept: KeptManifest, wanted: StarterManifest): string[] {
  const has = { ...kept.devDependencies, ...kept.dependencies }
  const scripts = Object.entries(wanted.scripts).filter(([name]) => kept.scripts?.[name] === undefined)
  const settings = [
    ...(kept.type === wanted.type ? [] : [`type=${wanted.type}`]),
    ...scripts.map(([name, command]) => `"scripts.${name}=${command}"`),
  ]
  const tools = Object.entries(wanted.devDependencies).filter(([name]) => has[name] === undefined)
  const program = hasProgram(kept) ? [] : Object.values(wanted.dependencies)
  return [
    ...(settings.length === 0 ? [] : [`npm pkg set ${settings.join(' ')}`]),
    ...program.map((source) => `npm install --save-exact ${source.replace(/^file:/, './')}`),
    ...(tools.length === 0
      ? []
      : [`npm install --save-dev --save-exact ${tools.map(([name, version]) => `${name}@${version}`).join(' ')}`]),
  ]
}
