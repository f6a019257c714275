import { readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import glob from 'fast-glob'
import { isLeftBehind } from '../../content/left-behind'
import { InputError, type Problem } from '../../content/problem'
import type { MakeAddress } from '../../content/rules/address'
import { sha256 } from '../../content/sha256'
import type { OutputFile } from '../output-file'
import type { AssetAddresses } from './asset-address'
import type { NamedFile } from './icons'

/** Files whose names contain a hash of their content, so that they can be cached forever. */
export interface HashedAssets {
  readonly files: readonly OutputFile[]
  readonly addresses: AssetAddresses
}

/**
 * Adds a content hash to a file name: `client.js` becomes `assets/client-3f2a9c0b7d.js`. Signs that mean something in an
 * address or in styles, as in `Newsreader[wght].woff2`, become hyphens.
 */
export function hashedPath(name: string, content: string | Uint8Array): string {
  const { name: stem, ext } = parse(name.replace(/[^\w.-]+/g, '-'))
  return `assets/${stem}-${sha256(content).slice(0, 10)}${ext}`
}

/**
 * Adds content hashes to the names of all files in `templates/assets/` and of the icons.
 *
 * @param cwd file names in messages are relative to this folder
 */
export async function hashAssets(
  folder: string,
  icons: readonly NamedFile[],
  makeAddress: MakeAddress,
  cwd: string,
): Promise<HashedAssets> {
  const shown = relative(cwd, folder)
  const names = await namesIn(folder, '*')
  const read = names.map(async (name) => {
    return { name, content: await readFile(join(folder, name)), source: join(shown, name) }
  })
  const files = [...icons, ...(await Promise.all(read))].map((file) => ({
    ...file,
    path: hashedPath(file.name, file.content),
  }))
  const byName = Object.fromEntries(files.map(({ name, path }) => [name, makeAddress(`/${path}`)]))
  return { files, addresses: { folder: shown, byName } }
}

/**
 * The files of `templates/static/`, which keep their names.
 *
 * @param cwd file names in messages are relative to it
 * @throws InputError for those whose folder is that of the hashed assets
 */
export async function staticFiles(folder: string, cwd: string): Promise<OutputFile[]> {
  const names = await namesIn(folder, '**/*', { dot: true })
  const problems = names
    .filter((name) => /^assets\//i.test(name))
    .map((name) => keptForAYear(relative(cwd, join(folder, name))))
  if (problems.length > 0) throw new InputError(problems)
  return Promise.all(
    names.map(async (name) => ({
      path: name,
      content: await readFile(join(folder, name)),
      source: join(relative(cwd, folder), name),
    })),
  )
}

/** Browsers would show the old content of a file that keeps its name. */
function keptForAYear(file: string): Problem {
  const message = 'found a file in the folder assets, which browsers keep for a year, expected another folder'
  return { severity: 'error', file, message }
}

/** The files in a folder that are meant to be published, sorted. */
async function namesIn(folder: string, pattern: string, options: { readonly dot?: true } = {}): Promise<string[]> {
  const names = await glob(pattern, { cwd: folder, ...options })
  return names.filter((name) => !isLeftBehind(name)).sort()
}
