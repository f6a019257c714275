import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type NewFile, writeNewFiles } from '../edit/write-new-files'
import { errorCode } from '../lib/error-code'
import { firstFew } from '../lib/format-number'
import { InputError } from '../lib/problem'
import { commandsFor, hasProgram, keptManifest } from './kept-manifest'
import { packProgram } from './pack-program'
import { starterFiles, starterManifest, vendoredProgram } from './starter'

/** Where a new site goes. Paths are absolute. */
interface InitOptions {
  readonly folder: string
  /** The folder against which file names in messages are given. */
  readonly cwd: string
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
  /** The date of change for every text. */
  readonly today: Date
}

/** A site that was started. Paths are relative to its folder. */
export interface StartedSite {
  readonly written: readonly string[]
  /** Existing files that were kept instead of those of the starter. */
  readonly kept: readonly string[]
  /**
   * The commands to run before the scripts of the new site work: a plain installation, unless a package.json was kept.
   */
  readonly steps: readonly string[]
}

/**
 * Writes a small site that builds into a new folder, or into one with nothing but common project files. No
 * file is overwritten.
 *
 * @throws InputError if there is something else in the folder. If writing fails, the folder stays unchanged
 */
export async function initSite({ folder, cwd, packageRoot, today }: InitOptions): Promise<StartedSite> {
  const shown = relative(cwd, folder) || '.'
  const present = await namesIn(folder, shown)
  const others = present.filter((name) => !leftovers.test(name))
  if (others.length > 0) throw refusal(shown, firstFew(others))
  const { manifest, version } = await starterManifest(packageRoot)
  const own = present.includes('package.json')
    ? keptManifest(await readFile(join(folder, 'package.json'), 'utf8'), join(shown, 'package.json'))
    : undefined
  const files = await starterFiles(packageRoot, today)
  if (own === undefined || !hasProgram(own)) {
    files.push({ path: vendoredProgram(version), content: await packProgram(packageRoot) })
  }
  const isKept = await presence(folder, present)
  const written = files.filter(({ path }) => !isKept(path))
  await writeNewFiles(written.map(({ path, content }) => ({ path: join(folder, path), content })))
  return {
    written: paths(written),
    kept: paths(files.filter(({ path }) => isKept(path))),
    steps: own === undefined ? ['npm install'] : [...commandsFor(own, manifest), 'npm install'],
  }
}

function paths(files: readonly NewFile[]): string[] {
  return files.map(({ path }) => path).sort()
}

/** The files that may already exist in the folder of a new site: of git, npm, editors and the system. */
const leftovers =
  /^(?:\.git|\.gitignore|\.gitattributes|\.github|\.editorconfig|\.vscode|\.idea|\.npmrc|\.nvmrc|\.DS_Store|node_modules|package\.json|package-lock\.json|vendor|(?:readme|licen[cs]e|copying|notice|changelog)(?:[.-].*)?)$/i

async function namesIn(folder: string, shown: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    const code = errorCode(error)
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw refusal(shown, 'a file')
    throw error
  })
}

/** Returns a function that tests whether a file exists, ignoring case as many systems do. */
async function presence(folder: string, present: readonly string[]): Promise<(path: string) => boolean> {
  const below = ['.github', '.vscode', 'vendor'].filter((name) => present.includes(name))
  const inside = below.map(async (name) => {
    const names = await readdir(join(folder, name), { recursive: true })
    return names.map((path) => `${name}/${path.replaceAll('\\', '/')}`)
  })
  const all = [...present, ...(await Promise.all(inside)).flat()]
  const taken = new Set(all.map((path) => path.toLowerCase()))
  return (path) => taken.has(path.toLowerCase())
}

function refusal(file: string, found: string): InputError {
  const message = `found ${found}, expected a new or empty folder for a new site; choose another`
  return InputError.at(file, message)
}
