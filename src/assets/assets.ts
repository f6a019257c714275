import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import type { MakeAddress } from '../content/rules/address'
import { entriesBelow, refuseLinks } from '../content/source/entries-below'
import { hashedPath } from '../lib/hashed-path'
import { isLeftBehind } from '../lib/left-behind'
import type { CopiedFile, OutputFile } from '../lib/output-file'
import { InputError } from '../lib/problem'
import { settledStamp } from '../lib/stamp'
import type { AssetAddresses } from '../pages/document'
import type { Templates } from '../render/compile/templates'

/** Files whose names contain a hash of their content, so that they can be cached forever. */
export interface HashedAssets {
  readonly files: readonly OutputFile[]
  readonly addresses: AssetAddresses
}

/** Adds content hashes to the names of all files in `templates/assets/` and of the icons. */
export async function hashAssets(
  folder: string,
  icons: readonly (Pick<OutputFile, 'content' | 'source'> & { readonly name: string })[],
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
 * @throws InputError for files in the folder of the hashed assets
 */
export async function staticFiles(folder: string, cwd: string): Promise<CopiedFile[]> {
  const names = await namesIn(folder, '**/*', { dot: true })
  // Browsers would show the old content of a file that keeps its name.
  const message = 'found a file in the folder assets, which browsers cache for a year, expected another folder'
  const problems = names
    .filter((name) => /^assets\//i.test(name))
    .map((name) => ({ severity: 'error' as const, file: relative(cwd, join(folder, name)), message }))
  if (problems.length > 0) throw new InputError(problems)
  return names.map((name) => {
    const from = join(folder, name)
    const stats = statSync(from)
    return {
      path: name,
      from,
      bytes: stats.size,
      input: settledStamp(stats),
      source: join(relative(cwd, folder), name),
    }
  })
}

/** The files in a folder that are meant to be published, sorted. */
async function namesIn(folder: string, pattern: string, options: { readonly dot?: true } = {}): Promise<string[]> {
  const names = await glob(pattern, { cwd: folder, ...options })
  return names.filter((name) => !isLeftBehind(name)).sort()
}

/** The site's script as a file named by its content hash; undefined if it has none. */
export function scriptFile({ compiled, folder }: Pick<Templates, 'compiled' | 'folder'>): OutputFile | undefined {
  const { script } = compiled.script
  if (script === '') return undefined
  return { path: hashedPath('client.js', script), content: script, source: join(folder, 'client') }
}

/** Folders that are published as they are, whatever they contain. */
const published = /^(?:assets|static)(?:\/|$)/

/**
 * Rejects symbolic links in `templates/assets/` and `templates/static/` that point outside the templates: everything
 * below a linked folder would be published.
 *
 * @throws InputError that names each of them
 */
export async function refuseLinksOut(folder: string, cwd: string): Promise<void> {
  const links = entriesBelow(folder).filter(({ path, entry }) => entry.isSymbolicLink() && published.test(path))
  await refuseLinks(links, folder, cwd, 'templates')
}
