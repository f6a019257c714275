import { link, lstat, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stampOf } from '../../../src/content/stamp'
import type { OutputLedger } from '../../../src/output/ledger/output-ledger'
import type { LazyFile, PlannedFile } from '../../../src/output/output-file'
import type { PageDraft } from '../../../src/output/print/page-draft'
import { by, files, opened, page, pages, published, template } from '../../support/ledger-folder'

test('a page is known if its input and its file are unchanged', async () => {
  const { known, ledger } = await opened()
  await ledger.write(by(Date.now() + 1000))
  expect(await known([...pages, { path: 'c.txt', source: 'it', content: 'c' }])).toEqual(['a.html', 'b.html'])
})

test('a page is unknown if its data, structured data, template or settings changed, or if it is new', async () => {
  const { known, ledger, open } = await opened()
  await ledger.write(by(Date.now() + 1000))
  const same: PageDraft = { template, path: 'b.html', json: '{"b":1}', jsonLd: [] }
  const drafted = (draft: PageDraft): PlannedFile => ({
    ...page('b.html', ''),
    plan: { name: undefined, draft: () => draft },
  })
  expect(await known([drafted(same)])).toEqual(['b.html'])
  expect(await known([drafted({ ...same, json: '{"b":2}' })])).toEqual([])
  expect(await known([drafted({ ...same, jsonLd: ['{}'] })])).toEqual([])
  expect(await known([drafted({ ...same, template: 'templates/pages/other.tsx' })])).toEqual([])
  expect(await known([page('c.html', '{"a":1}')])).toEqual([])
  expect(await known(pages, open(), 'another')).toEqual([])
})

test('a page is unknown if its file was modified, whatever its modification time', async () => {
  const { known, ledger, out } = await opened()
  await ledger.write(by(Date.now() + 1000))
  const { atime, mtime } = await stat(join(out, 'a.html'))
  await writeFile(join(out, 'a.html'), 'X')
  await utimes(join(out, 'a.html'), atime, mtime)
  expect(await known(pages)).toEqual(['b.html'])
})

test('a file modified during publishing is not recorded as published', async () => {
  const { known, ledger, out } = await opened()
  const { mtimeMs } = await stat(join(out, 'a.html'))
  await utimes(join(out, 'b.html'), new Date(), new Date(mtimeMs + 60_000))
  await ledger.write(by(mtimeMs + 1000))
  expect(await known(pages)).toEqual(['a.html'])
})

test('nor is a file modified after publishing whose modification time was set back, unless it may have got a link', async () => {
  const { known, ledger, out } = await opened()
  const past = new Date('2025-08-01T00:00:00Z')
  for (const path of ['a.html', 'b.html']) await utimes(join(out, path), past, past)
  const changed = await Promise.all(['a.html', 'b.html'].map((path) => stat(join(out, path))))
  const linkedBy = Math.min(...changed.map(({ ctimeMs }) => ctimeMs)) - 1
  await ledger.write({ ...by(Date.now() + 1000), linkedBy, kept: new Set(['b.html']) })
  expect(await known(pages)).toEqual(['b.html'])
})

test('nor is a file modified after it was recognized', async () => {
  const { known, ledger, out, open } = await opened()
  await ledger.write(by(Date.now() + 1000))
  const next = open()
  expect(await known(pages, next)).toEqual(['a.html', 'b.html'])
  await writeFile(join(out, 'a.html'), 'X')
  await next.write(by(Date.now() + 1000))
  expect(await known(pages)).toEqual(['b.html'])
})

describe('a page with a fingerprint', () => {
  const fail = () => {
    throw new Error('it was asked')
  }
  const unasked = (path: string, name: string): PlannedFile => ({
    ...page(path, ''),
    plan: { name, draft: fail },
  })
  const named = [page('a.html', '{"a":1}', 'A1'), page('b.html', '{"b":1}', 'B1')]

  test('is known by it without evaluating its draft, from one build to the next', async () => {
    const { known, ledger, open } = await opened(named)
    await ledger.write(by(Date.now() + 1000))
    for (const _ of [1, 2]) {
      const next = open()
      expect(await known([unasked('a.html', 'A1'), unasked('b.html', 'B1')], next)).toEqual(['a.html', 'b.html'])
      await next.write(by(Date.now() + 1000))
    }
  })

  test('is evaluated if the fingerprint differs, and known by its draft', async () => {
    const { known, ledger, open } = await opened(named)
    await ledger.write(by(Date.now() + 1000))
    const next = open()
    expect(await known([page('a.html', '{"a":1}', 'A2'), page('b.html', '{"b":2}', 'B2')], next)).toEqual(['a.html'])
    await next.write(by(Date.now() + 1000))
    expect(await known([unasked('a.html', 'A2')])).toEqual(['a.html'])
    await expect(known([unasked('a.html', 'A1')])).rejects.toThrow('it was asked')
  })

  test('is not known by the fingerprint of another page, nor if all pages changed, nor if its file was modified', async () => {
    const { known, ledger, open, out } = await opened(named)
    await ledger.write(by(Date.now() + 1000))
    await expect(known([unasked('a.html', 'B1')])).rejects.toThrow('it was asked')
    await expect(known([unasked('a.html', 'A1')], open(), 'two')).rejects.toThrow('it was asked')
    await writeFile(join(out, 'a.html'), 'X')
    expect(await known(named)).toEqual(['b.html'])
  })
})

test('a lazy file is not made if it is known', async () => {
  let times = 0
  const make = () => String(++times)
  const lazy = (name: string): LazyFile => ({ path: 'a.html', source: 'it', name: () => name, make })
  const { known, ledger } = await opened([lazy('one')])
  expect(times).toBe(1)
  await ledger.write(by(Date.now() + 1000))
  expect([await known([lazy('one')]), times]).toEqual([['a.html'], 1])
  expect([await known([lazy('two')]), times]).toEqual([[], 2])
})

test('a file that is made from another is known by that, though what all pages have in common has changed', async () => {
  const derived = (name: string): LazyFile => ({ path: 'b.html', source: 'it', name: () => name, make: () => '' })
  const { out, open, known, ledger } = await opened([page('a.html', '{"a":1}')])
  const knownDerived = (of: OutputLedger<string>, name: string) =>
    [...of.recognizeDerived([derived(name)])].flatMap((file) => ('known' in file ? [file.path] : []))
  expect(knownDerived(ledger, 'A')).toEqual([])
  await ledger.write(by(Date.now() + 1000))
  for (const [name, paths] of [
    ['A', ['b.html']],
    ['X', []],
  ] as const) {
    const next = open()
    expect(await known(pages, next, 'two')).toEqual([])
    expect(knownDerived(next, name)).toEqual(paths)
  }
  await writeFile(join(out, 'b.html'), 'X')
  const next = open()
  await known(pages, next, 'one')
  expect(knownDerived(next, 'A')).toEqual([])
})

describe('known files that were not linked since', () => {
  test('are not checked again; modifications are detected by the next build', async () => {
    const { known, isAsLeft, ledger, open, out } = await opened()
    await ledger.write(by(Date.now() + 1000))
    const next = open()
    await known(pages, next)
    await writeFile(join(out, 'a.html'), 'X')
    await next.write(by(Date.now() + 1000, files, false), 'what the build told')
    expect(open().about).toBe('what the build told')
    expect(isAsLeft()).toBe(false)
    expect(await known(pages)).toEqual(['b.html'])
  })

  test('are checked if one of their names is gone', async () => {
    const { known, ledger, open, out } = await opened()
    await rm(join(out, 'b.html'))
    await link(join(out, 'a.html'), join(out, 'b.html'))
    const both = [page('a.html', '{"a":1}'), { ...page('b.html', ''), plan: page('a.html', '{"a":1}').plan }]
    await known(both, ledger)
    await ledger.write(by(Date.now() + 1000, [published('a.html', 'A'), published('b.html', 'A')]))
    expect(open().entries.map(({ paths }) => paths)).toEqual([['a.html', 'b.html']])
    const next = open()
    expect(await known(both.slice(0, 1), next)).toEqual(['a.html'])
    await rm(join(out, 'b.html'))
    await next.write(by(Date.now() + 1000, [published('a.html', 'A')], false))
    expect(await known(both.slice(0, 1))).toEqual(['a.html'])
  })
})

test('nothing is known about a folder that was not surveyed', async () => {
  const { ledger, open } = await opened()
  await ledger.write(by(Date.now() + 1000))
  for (const file of open().recognize(pages, 'one')) expect(file).not.toHaveProperty('known')
})

test('files that get another link are known by their new stamps', async () => {
  const { known, isAsLeft, ledger, open, out } = await opened()
  await ledger.write(by(Date.now() + 1000), 'what the build told')
  await link(join(out, 'b.html'), join(out, '..', 'a copy.html'))
  expect(await known(pages)).toEqual(['a.html'])
  const next = open()
  next.restamp(['', stampOf(await lstat(join(out, 'b.html')))])
  next.keep()
  expect(await known(pages)).toEqual(['a.html', 'b.html'])
  expect([isAsLeft(), open().about]).toEqual([true, 'what the build told'])
})

test('pages that share one file on the disk are each known by their own input', async () => {
  const { known, ledger, out } = await opened()
  await rm(join(out, 'b.html'))
  await link(join(out, 'a.html'), join(out, 'b.html'))
  await ledger.write(by(Date.now() + 1000, [published('a.html', 'A'), published('b.html', 'A')]))
  expect(await known(pages)).toEqual(['a.html', 'b.html'])
  expect(await known([page('a.html', '{"b":1}'), page('b.html', '{"a":1}')])).toEqual([])
})
