import { readdir, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { parse, relative, sep } from 'node:path'
import { InputError } from '../content/problem'
import { manifestName } from './manifest'

/**
 * A build replaces the output folder, so it must be one that nobody misses: new, empty, or written by a build before.
 *
 * @param out absolute
 * @param precious absolute folders that must not be in it or be it
 * @throws InputError that says why not
 */
export async function requireOwnFolder(out: string, precious: readonly string[]): Promise<void> {
  const inTheWay = [...precious, homedir(), parse(out).root].find((folder) => isWithin(folder, out))
  if (inTheWay !== undefined) throw refusal(out, `it holds ${inTheWay}, which the build would replace`)
  const stats = await stat(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') throw refusal(out, 'it lies below a file')
    return undefined
  })
  if (stats === undefined) return
  if (!stats.isDirectory()) throw refusal(out, 'it is a file')
  const names = await readdir(out)
  if (names.length > 0 && !names.includes(manifestName)) {
    throw refusal(out, `it holds files that no build wrote (${names.slice(0, 3).join(', ')}); empty it or name another`)
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || parse(way).root !== '')
}

function refusal(out: string, reason: string): InputError {
  const message = `cannot be the output folder: ${reason}, expected a new or empty folder, or one of an earlier build`
  return new InputError([{ severity: 'error', file: out, message }])
}
