import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import { compare } from '../lib/compare'
import { isLeftBehind } from '../lib/left-behind'
import { InputError } from '../lib/problem'
import { starterFiles } from './starter'

/** How a file of a site compares to the starter: different, missing in the site, or only in the site. */
export interface StarterDifference {
  readonly state: 'differs' | 'missing' | 'added'
  /** Relative to the folder of the site, with slashes. */
  readonly path: string
}

/**
 * Compares a site with the starter of the running program, file by file and sorted by path: templates and the settings
 * of tools. data/ and files outside of templates/ that the site adds are left out, because they belong to the site
 * alone.
 *
 * @throws InputError if there is no site in the folder
 */
export async function compareStarter(folder: string, cwd: string, packageRoot: string): Promise<StarterDifference[]> {
  if (!existsSync(join(folder, 'templates', 'site.ts'))) {
    const message =
      'found no templates/site.ts, expected the folder of a site that init has started; choose that folder'
    throw InputError.at(relative(cwd, folder) || '.', message)
  }
  const files = (await starterFiles(packageRoot, new Date())).filter(({ path }) => !path.startsWith('data/'))
  const wanted = new Map(files.map(({ path, content }) => [path, String(content)]))
  const found = await Promise.all([...wanted].map(([path, text]) => stateOf(path, text, folder)))
  const own = await glob('templates/**/*', { cwd: folder, dot: true })
  const added = own.filter((path) => !wanted.has(path) && !isLeftBehind(path) && !path.startsWith('templates/static/'))
  return [...found.flat(), ...added.map((path) => ({ state: 'added', path }) as const)].sort((a, b) =>
    compare(a.path, b.path),
  )
}

async function stateOf(path: string, wanted: string, folder: string): Promise<StarterDifference[]> {
  const file = join(folder, path)
  if (!existsSync(file)) return [{ state: 'missing', path }]
  const text = await readFile(file, 'utf8')
  // Git may have changed the line endings.
  return text.replaceAll('\r\n', '\n') === wanted ? [] : [{ state: 'differs', path }]
}
