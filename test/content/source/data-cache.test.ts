import { stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DataCache } from '../../../src/content/source/data-cache'
import { readDataFile } from '../../../src/content/source/read-file'
import { Store } from '../../../src/lib/store'
import { brandSchema } from '../../../templates/content/brand'
import { temporaryFolder } from '../../support/folder'
import { madeBrand } from '../../support/made-data'
import { copyProject } from '../../support/project'
import { loadData } from '../../support/site-from'

/** A file of a brand, and what is read of it. */
async function brandFile(name = 'kite.json', text = textOf('Trips by kite')) {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, text)
  const data = { kind: 'brands', path, file: name, slug: 'kite' } as const
  return { path, data, read: (cache: DataCache) => readDataFile(data, brandSchema, cache) }
}

function textOf(summary: string): string {
  return JSON.stringify({ ...madeBrand({ summary }), marketSize: '$2.0B' }, null, 1)
}

/** Lets so much time pass that a change of a file written before would alter its stamp. */
function later(): void {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 10_000)
  onTestFinished(() => void vi.restoreAllMocks())
}

describe('a known file', () => {
  test('is not parsed again while its metadata is the same', async () => {
    const { read } = await brandFile()
    later()
    const cache = new DataCache()
    const { value } = read(cache)
    expect(read(cache).value).toBe(value)
  })

  test('is read again if it may have changed unnoticed: it was read within moments of its last change', async () => {
    const { path, read } = await brandFile()
    const cache = new DataCache()
    read(cache)
    const { atime, mtime } = await stat(path)
    await writeFile(path, textOf('Trips by KITE'))
    await utimes(path, atime, mtime)
    expect(read(cache).value).toMatchObject({ summary: 'Trips by KITE' })
  })

  test('with another text is read again, even if its size and modification time are the same', async () => {
    const { path, read } = await brandFile()
    const { atime, mtime } = await stat(path)
    await setTimeout(20)
    later()
    const cache = new DataCache()
    read(cache)
    await writeFile(path, textOf('Trips by KITE'))
    await utimes(path, atime, mtime)
    expect(read(cache).value).toMatchObject({ summary: 'Trips by KITE' })
  })

  test('with the same text is not parsed again, though it was saved', async () => {
    const { path, read } = await brandFile()
    const cache = new DataCache()
    const { value } = read(cache)
    await writeFile(path, textOf('Trips by kite'))
    expect(read(cache).value).toBe(value)
  })

  test('that becomes wrong is reported each time, and once it is right again, its value is that of its text', async () => {
    const { path, read } = await brandFile()
    later()
    const cache = new DataCache()
    read(cache)
    await writeFile(path, '{"name": 1}')
    for (const _ of [1, 2]) expect(read(cache)).toMatchObject({ problems: expect.arrayContaining([expect.anything()]) })
    await writeFile(path, textOf('Trips by kite again'))
    expect(read(cache).value).toMatchObject({ summary: 'Trips by kite again' })
  })

  test('that is gone is a problem', async () => {
    const { data } = await brandFile()
    const gone = { ...data, path: `${data.path}.gone` }
    const { problems } = readDataFile(gone, brandSchema, new DataCache())
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^found that this file was removed/) }),
    ])
  })

  test('has its prose, and the lines of its fields', async () => {
    const { root } = await copyProject()
    const cache = new DataCache()
    const first = await loadData(join(root, 'data'), root, cache)
    later()
    const again = await loadData(join(root, 'data'), root, cache)
    expect(again.problems).toEqual(first.problems)
    for (const kind of ['brands', 'collections', 'legal'] as const) {
      expect(again.data[kind].map(({ value }) => value)).toEqual(first.data[kind].map(({ value }) => value))
    }
    const sources = [first, again].map(({ data }) =>
      data.legal.map(({ source: { file, body, bodyLine, lineOf: _, ...source } }, index) => {
        return { file, body, bodyLine, line: data.legal[index]?.source.lineOf(['updated']), keys: Object.keys(source) }
      }),
    )
    expect(sources[1]?.map(({ keys: _, ...told }) => told)).toEqual(sources[0]?.map(({ keys: _, ...told }) => told))
    expect(again.data.pricing.source.lineOf(['prices', 'vistaready'])).toBe(
      first.data.pricing.source.lineOf(['prices', 'vistaready']),
    )
  })
})

describe('between builds', () => {
  test('valid files are kept, with their prose; files that are gone are not', async () => {
    const { root, edit, remove } = await copyProject()
    const data = join(root, 'data')
    const store = new Store(await temporaryFolder())
    const first = new DataCache(store, data, 'schemas')
    const { data: before } = await loadData(data, root, first)
    await first.write()

    await remove('data/brands/vistaski.yaml')
    await edit('data/brands/vistaset.yaml', /^stage: .*$/m, 'stage: Another')
    const second = new DataCache(store, data, 'schemas')
    const { data: after } = await loadData(data, root, second)
    expect(after.legal.map(({ source: { body, bodyLine } }) => [body, bodyLine])).toEqual(
      before.legal.map(({ source: { body, bodyLine } }) => [body, bodyLine]),
    )
    expect(after.brands.find(({ slug }) => slug === 'vistaset')?.value.stage).toBe('Another')
    await second.write()
    const has = (cache: DataCache, slug: string) => cache.find(join(data, `brands/${slug}.yaml`)) !== undefined
    const third = new DataCache(store, data, 'schemas')
    expect([has(third, 'vistaset'), has(third, 'vistaski')]).toEqual([true, false])
    expect(has(new DataCache(store, `${data}2`, 'schemas'), 'vistaset')).toBe(false)
    expect(has(new DataCache(store, data, 'other schemas'), 'vistaset')).toBe(false)
  })

  test('nothing is written if nothing has changed', async () => {
    const { path, read } = await brandFile()
    later()
    const store = new Store(await temporaryFolder())
    const first = new DataCache(store, path, 'schemas')
    read(first)
    await first.write()
    const write = vi.spyOn(store, 'write')
    const second = new DataCache(store, path, 'schemas')
    const { value } = read(second)
    expect(value).toBeDefined()
    await second.write()
    expect(write).not.toHaveBeenCalled()
  })
})
