import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import glob from 'fast-glob'
import { afterAll, onTestFinished } from 'vitest'

/** An empty folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-site-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/**
 * An empty folder shared by all tests of a file, removed after the last of them. To be called while the file is loaded:
 * in a hook, it is too late to register another.
 */
export async function sharedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-site-test-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files into a folder, given by relative path. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** The relative paths of all files in a folder, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  return (await glob('**/*', { cwd: folder, dot: true })).sort()
}

/** The hashes of all files in a folder, by path. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex')
  return byPath(folder, hash)
}

/** The paths at which two folders differ: files that exist in only one, or that differ in content. */
export async function differences(one: string, other: string): Promise<string[]> {
  const [a, b] = [await contentsOf(one), await contentsOf(other)]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path])
}

/** What shows whether a file has been touched: its inode, modification time and size. */
export function stampsOf(folder: string): Promise<Record<string, string>> {
  return byPath(folder, async (path) => {
    const { ino, mtimeMs, size } = await stat(join(folder, path))
    return `${ino} ${mtimeMs} ${size}`
  })
}

async function byPath(folder: string, tell: (path: string) => Promise<string>): Promise<Record<string, string>> {
  const paths = await filesIn(folder)
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await tell(path)] as const)))
}
