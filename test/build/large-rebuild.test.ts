// @module-tag long

import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandFile } from '../bench/make-data'
import { stampsOf } from '../support/folder'
import { brands, largeData } from '../support/large-data'
import { copyProject } from '../support/project'
import { runBin } from '../support/run-bin'

const { folder, data } = await largeData()

/** Builds as an operator does, into a folder of this name. */
function buildInto(root: string, name: string, ...more: readonly string[]) {
  return runBin(['--data', data, '--out', join(folder, name), '--share-images', 'one', '--quiet', ...more], root)
}

describe('a large site', () => {
  test('in which nothing changed stays as it is; one edit writes only the pages that show it', {
    timeout: 300_000,
  }, async () => {
    const { root } = await copyProject()
    await buildInto(root, 'dist')
    const before = await stampsOf(join(folder, 'dist'))
    await buildInto(root, 'dist')
    expect(await stampsOf(join(folder, 'dist'))).toEqual(before)
    const brand = brandFile(data, 7, brands)
    await writeFile(brand, (await readFile(brand, 'utf8')).replace(/"details":"[^"]*"/, '"details":"Another text."'))
    await buildInto(root, 'dist')
    const after = await stampsOf(join(folder, 'dist'))
    const [name = ''] = brand.split('/').at(-1)?.split('.') ?? []
    const portfolio = ['vista-collection-portfolio.html', 'vista-collection-portfolio/index.html']
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(
      [`${name}.html`, `${name}/index.html`, 'build-manifest.json', ...portfolio].sort(),
    )
  })

  test('never mistakes a page that was modified by hand for its own', { timeout: 300_000 }, async () => {
    const { root } = await copyProject()
    await buildInto(root, 'dist')
    const page = join(folder, 'dist', 'contact.html')
    const whole = await readFile(page, 'utf8')
    const past = new Date('2026-01-01')
    await writeFile(page, whole.replace('<h1>', '<h2>'))
    await utimes(page, past, past)
    const refused = await buildInto(root, 'dist')
    expect(refused.exitCode).toBe(1)
    expect(refused.stderr).toContain('contact.html')
    expect(await buildInto(root, 'dist', '--force')).toMatchObject({ exitCode: 0 })
    expect(await readFile(page, 'utf8')).toBe(whole)
  })
})
