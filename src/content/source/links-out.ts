import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Problem } from '../problem'

/**
 * Links in the data folder to what lies outside: what a site publishes must not depend on, or give away, other files of
 * the machine on which it is built.
 *
 * @param links paths of all links in the folder
 */
export async function linksOut(dataFolder: string, cwd: string, links: readonly string[]): Promise<Problem[]> {
  if (links.length === 0) return []
  const folder = await realpath(dataFolder)
  const problems = links.map(async (path) => {
    const target = await realpath(join(dataFolder, path)).catch(() => undefined)
    return target?.startsWith(folder + sep) ? [] : [linkOut(relative(cwd, join(dataFolder, path)))]
  })
  return (await Promise.all(problems)).flat()
}

function linkOut(file: string): Problem {
  const message = 'found a link that leads out of the data folder, expected the file itself; copy it here'
  return { severity: 'error', file, message }
}
