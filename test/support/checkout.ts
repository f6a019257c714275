import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { temporaryFolder } from './folder'

/** A copy of the program with a cache of its own, that goes when the test ends; the packages are those of this checkout. */
export async function checkout(): Promise<string> {
  const root = await temporaryFolder()
  for (const name of ['bin', 'src', 'package.json']) await copy(name, join(root, name))
  await mkdir(join(root, 'node_modules'))
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.'))
  await Promise.all(
    packages.map((name) => symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name))),
  )
  return root
}
