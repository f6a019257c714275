import { existsSync } from 'node:fs'
import { lstat, readdir, realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join, parse } from 'node:path'
import { errorCode } from '../lib/error-code'
import { firstFew } from '../lib/format-number'
import { isWithin } from '../lib/is-within'
import { isLeftBySystem } from '../lib/left-behind'
import { InputError } from '../lib/problem'
import { isManifest, manifestName } from '../pages/shard'

/** What a build must not overwrite. All folders are absolute. */
interface Precious {
  /** The output folder must not be or contain this folder. */
  readonly root: string
  /**
   * Likewise; it must not be inside these folders either, because the next build reads them or they belong to the
   * program.
   */
  readonly sources: readonly string[]
}

/**
 * A build replaces the output folder, so it must be new, empty (except for files of the operating system), or written
 * by an earlier build. Symbolic links are followed: a linked output folder remains a link, and a link to a protected
 * folder is rejected.
 *
 * @param force accept a folder that no build wrote; protected folders are rejected regardless
 * @returns the real path of the folder
 * @throws InputError that gives the reason
 */
export async function requireOwnFolder(out: string, { root, sources }: Precious, force = false): Promise<string> {
  const real = await realOf(out)
  const read = await Promise.all(sources.map(realOrSame))
  const precious = [await realOrSame(root), ...read, await realOrSame(homedir()), parse(real).root]
  const inTheWay = precious.find((folder) => isWithin(folder, real))
  if (inTheWay !== undefined) throw refusal(out, `it contains ${inTheWay}, which the build would replace`)
  const around = read.find((folder) => isWithin(real, folder))
  if (around !== undefined)
    throw refusal(out, `it is in ${around}, which the build reads or which belongs to the program`)
  const stats = await stat(real).catch(() => undefined)
  if (stats === undefined) return real
  if (!stats.isDirectory()) throw refusal(out, 'it is a file')
  // Read only if necessary: a large site has thousands of names.
  if (force || existsSync(join(real, manifestName()))) return real
  const names = (await readdir(real)).filter((name) => !isLeftBySystem(name))
  if (names.length > 0 && !names.some(isManifest)) throw holdsOther(out, names)
  return real
}

/** The path with links resolved; it need not exist yet. @throws InputError for a broken link */
async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOTDIR') throw refusal(path, 'it is below a file')
    if (code !== 'ENOENT' && code !== 'ELOOP') throw error
    if (await lstat(path).catch(() => undefined)) throw refusal(path, 'it is a broken symbolic link')
    return join(await realOf(dirname(path)), basename(path))
  }
}

function realOrSame(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder)
}

function holdsOther(out: string, names: readonly string[]): InputError {
  const reason = `it contains files that no build wrote (${firstFew(names)}), because it has no ${manifestName()}`
  return refusal(out, `${reason}; empty it, choose another, or delete them with --force`)
}

function refusal(out: string, reason: string): InputError {
  const message = `cannot be the output folder: ${reason}, expected a new or empty folder, or one of an earlier build`
  return InputError.at(out, message)
}
