import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { onTestFinished } from 'vitest'

/** A copy of the real project's templates and data, in a folder of its own that is removed when the test ends. */
export interface Project {
  readonly root: string
  /** Replaces a text in a file; throws if the text is not found. */
  readonly edit: (file: string, from: string | RegExp, to: string) => Promise<void>
  readonly write: (file: string, text: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
}

/** Folders that no test is using; reused because the program caches data of a project under its folder. */
const idle: string[] = []

/** Copies the real project, for a test that changes it. */
export async function copyProject(): Promise<Project> {
  const root = idle.pop() ?? (await mkdtemp(join(tmpdir(), 'build-site-test-')))
  onTestFinished(async () => {
    await rm(root, { recursive: true, force: true })
    idle.push(root)
  })
  await Promise.all(['templates', 'data'].map((folder) => cp(folder, join(root, folder), { recursive: true })))
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
