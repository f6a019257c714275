import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../content/error-code'

/**
 * Whether a path within the site can be answered from a file that is not of the site. A build writes no symbolic links,
 * so what lies behind one is somebody else's, wherever in the path it stands. A path that no file can have counts too.
 *
 * @param out the output folder, absolute
 * @param within decoded, `/vistaset`
 */
export async function leadsElsewhere(out: string, within: string): Promise<boolean> {
  // While another build puts its folder in place there is none for a moment.
  const folder = await realpath(out).catch(() => out)
  const name = within.replace(/\/$/, '')
  const files = [name, `${name}.html`, `${name}/index.html`, '404.html'].map((file) => join(folder, file))
  const found = await Promise.all(files.map(async (file) => (await reach(file)) ?? file))
  return found.some((file, index) => file !== files[index])
}

/** Where a path leads in the end; nothing where nothing is there, and the empty path where nothing can be. */
async function reach(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    const code = errorCode(error)
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : ''
  }
}
