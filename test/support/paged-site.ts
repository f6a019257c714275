import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { madeOnce } from './made-once'
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
  return built(async () => build(await mkdtemp(join(tmpdir(), 'build-site-test-')), prepare))
}

/**
 * The same, built once for all test files: with two domains sold, two without a reference price, and one that is not in
 * ASCII.
 */
export function commonPagedSite(): () => string {
  return built(() => madeOnce('common-paged-site', (folder) => build(folder, prepareCommon)))
}

async function prepareCommon(root: string): Promise<void> {
  const edit = async (name: string, change: (text: string) => string) => {
    const file = join(root, `data/${name}.yaml`)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
  for (const slug of ['vistaset', 'airushconsulting']) await edit(`brands/${slug}`, (text) => `${text}\nsold: true\n`)
  // In a gap between the tiers of reference prices.
  for (const slug of ['vistaready', 'vistamansions']) {
    await edit(`brands/${slug}`, (text) => `${text}\nprice: 26000\n`)
  }
  await edit('domains', (text) => text.replace('slug: jumpadvisor', 'slug: jumpadvisor\n        host: łódź.com'))
}

/** The folder goes when all tests have ended. */
async function build(folder: string, prepare: (root: string) => Promise<unknown>): Promise<string> {
  await makePaged(folder)
  await prepare(folder)
  const { exitCode, stderr } = await runCli(['--quiet'], folder)
  if (exitCode !== 0) throw new Error(stderr)
  return folder
}

function built(make: () => Promise<string>): () => string {
  let folder: string | undefined
  beforeAll(async () => {
    folder = await make()
  })
  return () => {
    if (folder === undefined) throw new Error('the site is for tests, which run after it has been built')
    return folder
  }
}
