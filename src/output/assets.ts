import { readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import glob from 'fast-glob'
import { InputError } from '../content/problem'
import type { Address, MakeAddress } from '../content/rules/address'
import type { NamedFile } from './icons'
import type { OutputFile } from './output-file'
import { sha256 } from './sha256'

/** Files whose names carry a hash of their content, so that they can be cached for ever. */
export interface HashedAssets {
  readonly files: readonly OutputFile[]
  /** Where a file went, by its name in `templates/assets/` or as an icon. @throws InputError for a name that is not there */
  readonly address: (name: string) => Address
}

/** Names a file by its content: `client.js` becomes `assets/client-3f2a9c0b7d.js`. */
export function hashedPath(name: string, content: string | Uint8Array): string {
  const { name: stem, ext } = parse(name)
  return `assets/${stem}-${sha256(content).slice(0, 10)}${ext}`
}

/**
 * Names every file of `templates/assets/` by its content, and the icons with them.
 *
 * @param cwd the folder against which file names in messages are given
 */
export async function hashAssets(
  folder: string,
  icons: readonly NamedFile[],
  makeAddress: MakeAddress,
  cwd: string,
): Promise<HashedAssets> {
  const names = (await glob('*', { cwd: folder })).sort()
  const read = names.map(async (name) => {
    return { name, content: await readFile(join(folder, name)), source: `templates/assets/${name}` }
  })
  const files = [...icons, ...(await Promise.all(read))].map((file) => ({
    ...file,
    path: hashedPath(file.name, file.content),
  }))
  const address = (name: string) => {
    const file = files.find((candidate) => candidate.name === name)
    if (file === undefined) throw missingAsset(relative(cwd, join(folder, name)))
    return makeAddress(`/${file.path}`)
  }
  return { files, address }
}

/** The files of `templates/static/`, which keep their names. */
export async function staticFiles(folder: string): Promise<OutputFile[]> {
  const names = (await glob('**/*', { cwd: folder, dot: true })).sort()
  return Promise.all(
    names.map(async (name) => ({
      path: name,
      content: await readFile(join(folder, name)),
      source: `templates/static/${name}`,
    })),
  )
}

function missingAsset(file: string): InputError {
  return new InputError([{ severity: 'error', file, message: 'missing file, expected it because pages refer to it' }])
}
