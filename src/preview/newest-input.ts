import { stat } from 'node:fs/promises'
import glob from 'fast-glob'

/** A file or folder, and when it changed. */
interface InputChange {
  /** Absolute. */
  readonly path: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/**
 * What changed last in some folders that a site is built from, and when. Folders count too: theirs is the time at which a
 * file was taken away. Undefined where there are no such folders.
 */
export async function newestInput(folders: readonly string[]): Promise<InputChange | undefined> {
  const paths = await Promise.all(folders.map(async (folder) => [folder, ...(await everythingIn(folder))]))
  const changes = await Promise.all(paths.flat().map(changeOf))
  return changes.filter((change) => change !== undefined).sort((a, b) => b.at - a.at)[0]
}

/** The schemas for editors are made from the program, not the site from them. */
function everythingIn(folder: string): Promise<string[]> {
  return glob('**/*', { cwd: folder, absolute: true, dot: true, onlyFiles: false, ignore: ['schema', 'schema/**'] })
}

async function changeOf(path: string): Promise<InputChange | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats && { path, at: stats.mtimeMs }
}
