import { expect, test } from 'vitest'
import type { DataFile } from '../../../src/content/source/discover'
import { fileBatches } from '../../../src/content/source/file-batches'

function filesOf(count: number, extension: string): DataFile[] {
  return Array.from({ length: count }, (_, number) => {
    const file = `data/brands/brand-${number}${extension}`
    return { kind: 'brands', path: `/site/${file}`, file, slug: `brand-${number}` }
  })
}

/** The names in each batch. */
function namesIn(files: readonly DataFile[]): string[] {
  return fileBatches(files).map((batch) => batch.map(({ slug }) => slug).join())
}

test.each([
  ['.json', 60, 120],
  ['.yaml', 240, 400],
])('ten thousand files %s are divided into some, in their order', (extension, least, most) => {
  const files = filesOf(10_000, extension)
  const batches = fileBatches(files)
  expect(batches.flat()).toEqual(files)
  expect(batches.length).toBeGreaterThan(least)
  expect(batches.length).toBeLessThan(most)
  expect(batches.every(({ length }) => length > 0)).toBe(true)
})

test('one more file leaves all other batches as they are, and so does one less', () => {
  const files = filesOf(10_000, '.json')
  const known = new Set(namesIn(files))
  const changed = (some: readonly DataFile[]) => namesIn(some).filter((names) => !known.has(names))
  const added = filesOf(10_001, '.json').slice(-1)
  expect(changed(files.toSpliced(5_000, 0, ...added))).toHaveLength(1)
  expect(changed(files.toSpliced(5_000, 1))).toHaveLength(1)
})

test('without files there are no batches', () => {
  expect(fileBatches([])).toEqual([])
})
