import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished } from 'vitest'
import { differences, stampsOf } from './folder'
import { runBin } from './run-bin'

/** A copy of a site of test/fixtures. */
export interface FixtureSite {
  readonly root: string
  /** Runs the program there. */
  readonly run: (...args: readonly string[]) => ReturnType<typeof runBin>
  /** Builds it, and returns the paths of the files that are not those of the build before. */
  readonly build: () => Promise<string[]>
  /** A file of the output. */
  readonly read: (path: string) => Promise<string>
  /** Replaces a text in a file until the test ends. */
  readonly edit: (path: string, from: string, to: string) => Promise<void>
  /** Expects that another folder with the same data and templates, of which nothing is known, has the same output. */
  readonly expectSameFromScratch: () => Promise<void>
}

/**
 * Copies a site of test/fixtures into a folder that is removed after the tests of the file. To be called while the file
 * is loaded.
 */
export async function fixtureSite(name: string): Promise<FixtureSite> {
  const root = await mkdtemp(join(tmpdir(), 'build-site-test-'))
  afterAll(() => rm(root, { recursive: true, force: true }))
  await cp(join('test', 'fixtures', name), root, { recursive: true })
  const run = (...args: readonly string[]) => runBin(args, root)
  const out = join(root, 'dist')
  return {
    root,
    run,
    build: async () => {
      const before = await stampsOf(out)
      const { exitCode, stderr } = await run('--quiet')
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      const after = await stampsOf(out)
      return Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path])
    },
    read: (path) => readFile(join(out, path), 'utf8'),
    edit: async (path, from, to) => {
      const text = await readFile(join(root, path), 'utf8')
      expect(text).toContain(from)
      await writeFile(join(root, path), text.replace(from, to))
      onTestFinished(() => writeFile(join(root, path), text))
    },
    expectSameFromScratch: async () => {
      const scratch = `${root}-from-scratch`
      try {
        for (const part of ['data', 'templates']) await cp(join(root, part), join(scratch, part), { recursive: true })
        expect(await runBin(['--quiet'], scratch)).toMatchObject({ exitCode: 0, stderr: '' })
        expect(await differences(out, join(scratch, 'dist'))).toEqual([])
      } finally {
        await rm(scratch, { recursive: true, force: true })
      }
    },
  }
}

/** What is asserted of the report of `check --json`. */
interface Report {
  readonly verdict: string
  readonly findings: readonly { readonly rule: string; readonly severity: string; readonly message: string }[]
}

/** Checks a site: it is ready to be published. Returns what the program only mentions. */
export async function expectReady({ run }: FixtureSite): Promise<Report['findings']> {
  const { stdout, stderr } = await run('check', '--json')
  const report: Report = JSON.parse(stdout === '' ? `{"verdict":${JSON.stringify(stderr)},"findings":[]}` : stdout)
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(report.verdict).toBe('ready')
  return report.findings
}
