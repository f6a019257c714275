import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'

/** A file of a new site: its path in the folder, with slashes, and what it holds. */
export interface StarterFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** npm leaves files of some of these names out of a package, so the starter has them all under names without a dot. */
const hidden = /^(gitignore|editorconfig|github|vscode)(?=\/|$)/

/** The folder of the starter in the program. */
export function starterFolder(packageRoot: string): string {
  return join(packageRoot, 'starter')
}

/**
 * The files of a new site but for those that name the program: data with comments that teach, templates, and settings of
 * tools.
 *
 * @param packageRoot the folder of the program's package.json
 * @param today becomes the day of the last change of every text
 */
export async function starterFiles(packageRoot: string, today: Date): Promise<StarterFile[]> {
  const folder = starterFolder(packageRoot)
  // In a checkout, the starter may have been built where it is.
  const paths = await glob('**/*', { cwd: folder, ignore: ['dist/**', 'node_modules/**'] })
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8')
      return { path: path.replace(hidden, '.$1'), content: dated(text, today) }
    }),
  )
}

/** Replaces the date in a starter text, the first day of the year 2000, by today. */
export function dated(text: string, today: Date): string {
  return text.replaceAll('2000-01-01', today.toISOString().slice(0, 10))
}
