import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { InputError } from '../lib/problem'
import type { Host } from './host'

/**
 * The project folder that `--root` names. A file is refused here, where it can be called what it is: everything that lies in
 * the folder would be missing. So it would in a folder with a backslash in its name, where slashes separate names: globs
 * take that for another slash.
 *
 * @throws InputError for either
 */
export function rootFolder({ root }: { readonly root: string }, { cwd }: Host): string {
  const folder = resolve(cwd, root)
  if (sep === '/' && folder.includes('\\')) {
    throw InputError.at(folder, 'found a \\ in the name of this folder, expected one without it; rename the folder')
  }
  if (!isFile(folder)) return folder
  const message = 'found a file, expected the project folder, which holds templates/ and data/; name that with --root'
  throw InputError.at(root, message)
}

/** False for a path below a file: that is reported when the folder is read. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
