import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { onTestFinished } from 'vitest'
import { stampOf } from '../../src/lib/stamp'

/** A copy of folders of the real project, in a folder of its own that is restored when the test ends. */
export interface Project {
  readonly root: string
  /** Replaces a text in a file; throws if the text is not found. */
  readonly edit: (file: string, from: string | RegExp, to: string) => Promise<void>
  readonly write: (file: string, text: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
}

/** A copy as it was made: the metadata of everything in it, by path. */
interface Copy {
  readonly root: string
  readonly stamps: Map<string, string>
}

/**
 * Copies that no test is using, by the folders that they hold. They are used again: what no test has changed need not be
 * copied, compiled and read a second time.
 */
const idle = new Map<string, Copy[]>()

/** Copies the templates and data of the real project, or only some of its folders, for a test that changes them. */
export async function copyProject(folders: readonly string[] = ['templates', 'data']): Promise<Project> {
  const key = folders.join()
  const copy = idle.get(key)?.pop() ?? (await newCopy(folders))
  const { root } = copy
  onTestFinished(() => {
    restore(copy)
    idle.set(key, [...(idle.get(key) ?? []), copy])
  })
  return {
    root,
    edit: async (file, from, to) => {
      const text = await readFile(join(root, file), 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not hold ${from}`)
      await writeFile(join(root, file), edited)
    },
    write: (file, text) => outputFile(join(root, file), text),
    remove: (file) => rm(join(root, file), { recursive: true }),
  }
}

async function newCopy(folders: readonly string[]): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), 'build-site-test-'))
  for (const folder of folders) await cp(folder, join(root, folder), { recursive: true })
  return { root, stamps: new Map(pathsBelow(root).map((path) => [path, stampAt(join(root, path))])) }
}

/** Removes what is not as it was copied, and copies what is missing. */
function restore({ root, stamps }: Copy): void {
  mkdirSync(root, { recursive: true })
  for (const path of pathsBelow(root)) {
    const place = join(root, path)
    if (existsAsLink(place) && stampAt(place) !== stamps.get(path)) rmSync(place, { recursive: true })
  }
  const missing = [...stamps.keys()].filter((path) => !existsSync(join(root, path)))
  for (const path of missing) {
    // A folder that was missing has been copied with what is in it.
    if (!existsSync(join(root, path))) cpSync(path, join(root, path), { recursive: true })
    stamps.set(path, stampAt(join(root, path)))
  }
}

/** The paths of everything below a folder, those of folders before what is in them. */
function pathsBelow(root: string): string[] {
  return readdirSync(root, { recursive: true }).map(String).sort()
}

/** Whether there is anything, be it a link that leads nowhere. */
function existsAsLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Of a folder, other metadata changes with what is in it. */
function stampAt(path: string): string {
  const stats = lstatSync(path)
  return `${stats.mode} ${stats.isDirectory() ? '' : stampOf(stats)}`
}
