import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { type BrowserProgram, packagedBrowser } from './browser'
import { fastFolder } from './fast-folder'
import { makeRichSite } from './rich-site'
import { bin, plainEnv } from './run-bin'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the real site, built once for all tests. Must not be written to. */
    realSite: string
    /** The same project with all that a studio may add, built into its `dist`. Must not be written to. */
    richSite: string
    browser: BrowserProgram
    /** Folder of the compiled program. */
    program: string
  }
}

/**
 * Builds the real site once, as an operator would, and one with more content, unpacks the browser, and cleans up at the end: all temporary folders of
 * the tests are in one.
 */
export default async function globalSetup(project: TestProject) {
  // Before the folder for temporary files changes: it is unpacked there, once for all runs.
  project.provide('browser', await packagedBrowser())
  const folder = await mkdtemp(join(await fastFolder(), 'build-site-tests-'))
  // Apache serves some of it as another user.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  const realSite = join(folder, 'dist')
  const richSite = join(folder, 'rich-site')
  await makeRichSite(richSite)
  await Promise.all([build('--out', realSite), build('--root', richSite, '--share-images', 'one')])
  project.provide('program', await compiledProgram())
  project.provide('realSite', realSite)
  project.provide('richSite', richSite)
  // A browser that is closing may still write to its profile.
  return () => rm(folder, { recursive: true, maxRetries: 5 })
}

const execFileAsync = promisify(execFile)

/** Where the executable has put the compiled program: it says so as it ends. */
async function compiledProgram(): Promise<string> {
  const script = `
    process.argv = [process.execPath, ${JSON.stringify(bin)}, '--version']
    process.on('exit', () => console.log(Object.keys(require.cache).find((name) => name.endsWith('start.cjs'))))
    require(${JSON.stringify(bin)})`
  const { stdout } = await execFileAsync(process.execPath, ['-e', script], { env: plainEnv })
  return dirname(stdout.trimEnd().split('\n').at(-1) ?? '')
}

async function build(...args: readonly string[]): Promise<void> {
  await execFileAsync(process.execPath, [bin, ...args, '--quiet'], { timeout: 240_000, env: plainEnv })
}
