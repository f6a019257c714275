import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { temporaryFolder } from './folder'

/**
 * Copies the program, with a cache of its own; the packages are those of this checkout.
 *
 * @param root where to put it; by default a folder that is removed when the test ends
 */
export async function checkout(root?: string): Promise<string> {
  const place = root ?? (await temporaryFolder())
  for (const name of ['bin', 'src', 'starter', 'package.json']) await copy(name, join(place, name))
  await mkdir(join(place, 'node_modules'), { recursive: true })
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.'))
  await Promise.all(
    packages.map((name) => symlink(join(process.cwd(), 'node_modules', name), join(place, 'node_modules', name))),
  )
  return place
}
