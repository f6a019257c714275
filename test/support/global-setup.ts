import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { type BrowserProgram, findBrowser } from './browser'
import { bin, plainEnv } from './run-bin'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the real site, built once for all tests. Must not be written to. */
    realSite: string
    browser: BrowserProgram
  }
}

/** Builds the real site once, as an operator would, finds a browser, and cleans up at the end. */
export default async function globalSetup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'build-site-test-'))
  const realSite = join(folder, 'dist')
  const options = { timeout: 60_000, env: plainEnv }
  await promisify(execFile)(process.execPath, [bin, '--out', realSite, '--quiet'], options)
  project.provide('realSite', realSite)
  project.provide('browser', await findBrowser())
  return () => rm(folder, { recursive: true })
}
