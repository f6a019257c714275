// @module-tag long

import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isCompressible } from '../../src/lib/media-types'
import { brandFile } from '../bench/make-data'
import { filesIn, stampsOf } from '../support/folder'
import { largeData } from '../support/large-data'
import { runBin } from '../support/run-bin'
import { settled } from '../support/settled'

/** To compress the pages of more would take most of the time. */
const brands = 60
const { folder, data } = await largeData(brands)
const out = join(folder, 'dist')

async function build(...more: readonly string[]): Promise<readonly string[]> {
  const args = ['--data', data, '--out', out, '--share-images', 'one', '--json', ...more]
  const { exitCode, stdout, stderr } = await runBin(args, process.cwd())
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  const { steps }: { readonly steps: readonly { readonly name: string }[] } = JSON.parse(stdout)
  return steps.map(({ name }) => name)
}

/** Whether every file of 1 KB or more that compresses has its two copies, and no other file has any. */
async function expectCopies(): Promise<void> {
  const paths = new Set(await filesIn(out))
  const originals = [...paths].filter((path) => isCompressible(path) && path !== 'build-manifest.json')
  for (const path of originals) {
    const content = await readFile(join(out, path))
    if (content.length < 1024) expect([paths.has(`${path}.br`), paths.has(`${path}.gz`)], path).toEqual([false, false])
    else {
      const [br, gz] = await Promise.all(['br', 'gz'].map((ending) => readFile(join(out, `${path}.${ending}`))))
      expect(brotliDecompressSync(br ?? '').equals(content), path).toBe(true)
      expect(gunzipSync(gz ?? '').equals(content), path).toBe(true)
    }
  }
  expect(originals.length).toBeGreaterThan(2 * brands)
  const copies = [...paths].filter((path) => /\.(br|gz)$/.test(path))
  expect(copies.filter((path) => !originals.includes(path.slice(0, -3)))).toEqual([])
}

/** The files that are not as they were: others, or written again. */
function changed(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  return Object.keys(after).filter((path) => before[path] !== after[path])
}

describe('a large site with compressed copies', () => {
  test('is as it was after no change, and after a change has new copies only of the pages that show it', async () => {
    await settled(data, 'templates')
    await build('--precompress')
    await expectCopies()
    const before = await stampsOf(out)
    expect(await build('--precompress')).toEqual(['compare with the last build'])
    expect(changed(before, await stampsOf(out))).toEqual([])

    const brand = brandFile(data, 40, brands, 'json')
    const text = await readFile(brand, 'utf8')
    await writeFile(brand, text.replace('is one of a kind', 'is quite one of a kind'))
    await build('--precompress')
    await expectCopies()
    const written = changed(before, await stampsOf(out))
    const copies = written.filter((path) => /\.(br|gz)$/.test(path))
    expect(copies.length).toBeGreaterThanOrEqual(4)
    expect(copies.length).toBeLessThan(20)
    expect(copies.every((path) => written.includes(path.slice(0, -3)))).toBe(true)
  })

  test('has both names of a page share their copies, makes one again that is gone, and has none without the option', async () => {
    await build('--precompress')
    const [one, two] = await Promise.all(
      ['contact.html.br', 'contact/index.html.br'].map((path) => stat(join(out, path))),
    )
    expect(one?.ino).toBe(two?.ino)
    const gone = join(out, 'contact.html.br')
    const content = await readFile(gone)
    await rm(gone)
    await build('--precompress')
    expect((await readFile(gone)).equals(content)).toBe(true)
    await build()
    expect((await filesIn(out)).filter((path) => /\.(br|gz)$/.test(path))).toEqual([])
  })
})
