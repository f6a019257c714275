import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { InputError } from '../problem'

/**
 * Sees to it that a folder is there.
 *
 * @param cwd the folder against which it is named in the message
 * @param expected what it should be, and how to name another
 * @throws InputError when it is not
 */
export async function requireFolder(folder: string, cwd: string, expected: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined)
  if (stats?.isDirectory()) return
  const message = `found no such folder, expected ${expected}`
  throw new InputError([{ severity: 'error', file: relative(cwd, folder) || folder, message }])
}

/** What the data folder should be. */
export const dataFolderExpected = 'the data folder of a site; name it with --root or --data'
