import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { InputError } from '../../lib/problem'

/**
 * Makes sure that a folder exists.
 *
 * @param expected what it should be, and how to choose another; the data folder when omitted
 * @throws InputError when it does not exist
 */
export async function requireFolder(folder: string, cwd: string, expected = dataFolder): Promise<void> {
  const stats = await stat(folder).catch(() => undefined)
  if (stats?.isDirectory()) return
  const message = `found ${stats === undefined ? 'no such folder' : 'a file'}, expected ${expected}`
  throw InputError.at(relative(cwd, folder) || folder, message)
}

const dataFolder = 'the data folder of a site; choose it with --root or --data'
