import { spawnSync } from 'node:child_process'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

/** The module as a script of its own, which no other code has filled the heap of. */
function compiled(): string {
  const options = { bundle: true, platform: 'node', format: 'cjs', write: false } as const
  const { outputFiles } = buildSync({ ...options, entryPoints: ['src/start/make-room.ts'] })
  return outputFiles.map(({ text }) => text).join('')
}

/** Holds on to a sixth of what it makes, eighty megabytes in the end. */
const fill =
  'const held = []; for (let at = 0; at < 4e6; at++) { const made = { at, of: [at] }; if (at % 6 === 0) held.push(made) }'

/** How often all of a heap is searched while it is filled. @param before code that is called first */
function searchesOf(before: string): number {
  const code = `${compiled()}\n${before}\n${fill}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--trace-gc', '-e', code], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return [...stdout.matchAll(/: Mark-Compact /g)].length
}

test.runIf(process.versions.v8.startsWith('11.'))('in Node 20, a heap is searched but once while it grows', () => {
  expect(searchesOf('')).toBeGreaterThan(1)
  expect(searchesOf('module.exports.makeRoom()')).toBe(1)
})

test('another engine is left as it is', () => {
  const usual = searchesOf('')
  expect(searchesOf('module.exports.makeRoom("12.4.254.21-node.33")')).toBe(usual)
})
