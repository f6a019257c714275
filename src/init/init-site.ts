import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Content } from '../content/kinds'
import { writeNewFiles } from '../edit/write-new-files'
import { errorCode } from '../lib/error-code'
import { firstFew } from '../lib/format-number'
import { InputError } from '../lib/problem'
import { starterFiles } from './starter-files'

/** Where a new site goes. Paths are absolute. */
interface InitOptions {
  readonly folder: string
  /** The folder against which file names in messages are given. */
  readonly cwd: string
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
  /** What the data of the new site is. */
  readonly content: Content
}

/**
 * Writes a small site that builds into a new or empty folder.
 *
 * @returns the paths of the files in it, sorted
 * @throws InputError if the folder is not empty. If writing fails, the folder stays unchanged
 */
export async function initSite({ folder, cwd, packageRoot, content }: InitOptions): Promise<string[]> {
  await requireEmpty(folder, relative(cwd, folder) || '.')
  const files = await starterFiles(packageRoot, new Date(), content)
  await writeNewFiles(files.map(({ path, content }) => ({ path: join(folder, path), content })))
  return files.map(({ path }) => path).sort()
}

/** Files of git, npm and the Finder in a folder that counts as empty; no file of a new site has such a name. */
const leftovers = ['.git', 'node_modules', 'package.json', 'package-lock.json', '.DS_Store']

async function requireEmpty(folder: string, shown: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    const code = errorCode(error)
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw refusal(shown, 'a file')
    throw error
  })
  const found = names.filter((name) => !leftovers.includes(name))
  if (found.length > 0) throw refusal(shown, firstFew(found))
}

function refusal(file: string, found: string): InputError {
  const message = `found ${found}, expected a new or empty folder for a new site; name another`
  return InputError.at(file, message)
}
