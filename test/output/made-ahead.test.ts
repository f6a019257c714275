import { expect, test } from 'vitest'
import { madeAhead } from '../../src/output/made-ahead'
import type { KnownFile, LazyFile } from '../../src/output/output-file'

const known: KnownFile = { path: 'k', source: 's', known: { bytes: 1, sha256: 'x' } }

function lazy(path: string, make: LazyFile['make']): LazyFile {
  return { path, source: 's', name: () => path, make }
}

async function pathsOf(files: Iterable<LazyFile | KnownFile>): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of madeAhead(files)) paths.push(path)
  return paths
}

test('files keep their order, whichever is made first', async () => {
  let end = () => {}
  const slow = new Promise<string>((resolve) => {
    end = () => resolve('slow')
  })
  const fast = async () => {
    end()
    return 'fast'
  }
  expect(await pathsOf([lazy('a', () => slow), known, lazy('b', fast)])).toEqual(['a', 'k', 'b'])
})

test('it tells how many have been begun, of those that are not known', async () => {
  const counts: number[] = []
  const files = madeAhead([lazy('a', () => 'a'), known, lazy('b', () => 'b')], (count) => counts.push(count))
  for await (const _ of files);
  expect(counts).toEqual([1, 2])
})

test('few are made ahead of the one that is asked for', async () => {
  let begun = 0
  const all = Array.from({ length: 1000 }, (_, index) => lazy(String(index), async () => String(++begun)))
  const files = madeAhead(all)
  await files.next()
  expect(begun).toBe(16)
  expect(await pathsOf(all)).toHaveLength(1000)
})

test('a file that cannot be made is an error when it is its turn', async () => {
  const wrong = lazy('b', () => Promise.reject(new Error('no b')))
  const files = madeAhead([lazy('a', () => 'a'), wrong])
  expect(await files.next()).toMatchObject({ value: { path: 'a', content: 'a' } })
  await expect(files.next()).rejects.toThrow('no b')
})
