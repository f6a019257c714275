import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { runCli } from './run-cli'

/** The page sizes of the paginated lists, by data file. */
const sizes = { 'collections/vista': 10, 'collections/ai': 3, domains: 15 }

/** Copies templates and data into a folder and sets small page sizes. */
export async function makePaged(root: string): Promise<void> {
  await Promise.all(['templates', 'data'].map((folder) => cp(folder, join(root, folder), { recursive: true })))
  for (const [name, size] of Object.entries(sizes)) {
    const file = join(root, 'data', `${name}.yaml`)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/^title:/m, `pageSize: ${size}\ntitle:`))
  }
}

/**
 * The real site with small pages, built once for all tests of a file: 29 Vista brands by ten, 7 AI brands by three, 40
 * domains by 15. Returns its project folder; the site is in `dist` there.
 *
 * @param prepare changes something in the project beforehand
 */
export function pagedSite(prepare: (root: string) => Promise<unknown> = async () => undefined): () => string {
  let folder: string | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-site-test-'))
    await makePaged(folder)
    await prepare(folder)
    const { exitCode, stderr } = await runCli(['--quiet'], folder)
    if (exitCode !== 0) throw new Error(stderr)
  })
  afterAll(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })
  return () => {
    if (folder === undefined) throw new Error('the site is for tests, which run after it has been built')
    return folder
  }
}
