import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentsOf } from '../support/folder'

/** Whether a folder contains exactly the files of its manifest, with the same bytes. */
export async function isWhole(folder: string): Promise<boolean> {
  const { 'build-manifest.json': manifest, ...files } = await contentsOf(folder)
  if (manifest === undefined) return false
  const listed: { files: { path: string; sha256: string }[] } = JSON.parse(
    await readFile(join(folder, 'build-manifest.json'), 'utf8'),
  )
  const expected = Object.fromEntries(listed.files.map(({ path, sha256 }) => [path, sha256]))
  return JSON.stringify(sorted(files)) === JSON.stringify(sorted(expected))
}

function sorted(files: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The output folder after a build was killed: in its place, or next to it if killed between two renames. */
export async function findOutput(out: string): Promise<string> {
  const names = await readdir(dirname(out))
  if (names.includes(basename(out))) return out
  const waiting = names.find((name) => name.startsWith(`.${basename(out)}-previous-`))
  if (waiting === undefined) throw new Error(`no output at all; found ${names.join(', ')}`)
  return join(dirname(out), waiting)
}
