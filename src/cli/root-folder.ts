import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputError } from '../content/problem'
import type { Host } from './host'

/**
 * The project folder that `--root` names. A file is refused here, where it can be called what it is: everything that lies in
 * the folder would be missing.
 *
 * @throws InputError for a file
 */
export function rootFolder({ root }: { readonly root: string }, { cwd }: Host): string {
  const folder = resolve(cwd, root)
  if (!isFile(folder)) return folder
  const message = 'found a file, expected the project folder, which holds templates/ and data/; name that with --root'
  throw InputError.at(root, message)
}

/** A place below a file is one of those that are told where they are read. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
