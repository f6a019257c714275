import { type Dirent, readdirSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isLeftByEditor } from '../../lib/left-behind'
import { InputError, sortProblems } from '../../lib/problem'

/** An entry of a folder, at any depth. */
interface EntryBelow {
  /** Relative to the folder, with slashes. */
  readonly path: string
  readonly entry: Dirent
}

/** Everything below a folder. Links are not followed, as Node's own recursive reading does from version 22 on. */
export function entriesBelow(folder: string, below = ''): EntryBelow[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below + entry.name
    return [{ path, entry }, ...(entry.isDirectory() ? entriesBelow(folder, `${path}/`) : [])]
  })
}

/** The same without folders: files, links, and anything else. */
export function filesBelow(folder: string): EntryBelow[] {
  return entriesBelow(folder).filter(({ entry }) => !entry.isDirectory())
}

/**
 * Refuses links that point outside a folder, except for lock files of editors: a published site must not depend on, or
 * disclose, other files of the build machine.
 *
 * @throws InputError that names each of them
 */
export async function refuseLinks(
  links: readonly EntryBelow[],
  folder: string,
  cwd: string,
  name: 'data' | 'templates',
): Promise<void> {
  const real = links.filter(({ path }) => !isLeftByEditor(path))
  if (real.length === 0) return
  const inside = (await realpath(folder)) + sep
  const problems = real.map(async ({ path }) => {
    const target = await realpath(join(folder, path)).catch(() => undefined)
    if (target?.startsWith(inside)) return []
    const found = target === undefined ? 'to no file that can be read' : `out of the ${name} folder`
    const message = `found a link that leads ${found}, expected the file itself; replace the link with it`
    return [{ severity: 'error' as const, file: relative(cwd, join(folder, path)), message }]
  })
  const out = (await Promise.all(problems)).flat()
  if (out.length > 0) throw new InputError(sortProblems(out))
}
