import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../lib/error-code'
import { filesAt } from '../pages/page-paths'

/**
 * Whether a path within the site would be served from a file that does not belong to the site. A build writes no
 * symbolic links, so a link anywhere in the path leads to foreign files. Also true for paths that no file can have.
 *
 * @param out the output folder, absolute
 * @param within decoded, `/about`
 */
export async function leadsElsewhere(out: string, within: string): Promise<boolean> {
  // While another build swaps in its folder, there is none for a moment.
  const folder = await realpath(out).catch(() => out)
  const files = [...filesAt(within.replace(/\/$/, '')), '404.html'].map((file) => join(folder, file))
  const found = await Promise.all(files.map(async (file) => (await reach(file)) ?? file))
  return found.some((file, index) => file !== files[index])
}

/** The real path; undefined if nothing exists there, and the empty string if nothing can. */
async function reach(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    return isMissing(error) ? undefined : ''
  }
}
