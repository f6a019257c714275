import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { stampsOf, writeFiles } from './folder'
import type { Project } from './project'
import { runCli } from './run-cli'

/**
 * Runs a build that must be rejected for invalid input: exit code 1, nothing on standard output, and an earlier build
 * in `dist` byte for byte unchanged. Returns the lines of the problems.
 */
export async function refusedBuild({ root }: Project, ...args: readonly string[]): Promise<string[]> {
  const dist = join(root, 'dist')
  await writeFiles(dist, { 'index.html': 'an earlier build', 'build-manifest.json': '{}' })
  const before = [await stampsOf(dist), await readdir(root)]
  const { exitCode, stdout, stderr } = await runCli(args, root)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect([await stampsOf(dist), await readdir(root)]).toEqual(before)
  const [problems = '', end] = stderr.split('\n\n')
  expect(end).toMatch(/Nothing was built; the output folder is unchanged\.\n$/)
  return problems.split('\n')
}

/** The line (from 1) on which a text first occurs in a file. */
export async function lineOf({ root }: Project, file: string, text: string): Promise<number> {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n')
  const index = lines.findIndex((line) => line.includes(text))
  if (index < 0) throw new Error(`${file} does not hold ${text}`)
  return index + 1
}
