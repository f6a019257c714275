import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TextStore } from '../../../src/output/cache/text-store'
import type { OutputLedger } from '../../../src/output/ledger/output-ledger'
import { writeFiles } from '../../support/folder'
import { by, opened, pages } from '../../support/ledger-folder'
import { long } from '../../support/long'

test('of a folder that is gone, nothing is known, until it is written again', async () => {
  const { known, ledger, out, open } = await opened()
  await ledger.write(by(Date.now() + 1000), 'about it')
  expect([open().entries.length, open().about]).toEqual([2, 'about it'])
  await rm(out, { recursive: true })
  expect([open().entries, open().about]).toEqual([[], undefined])
  const anew = open()
  await writeFiles(out, { 'a.html': 'A', 'b.html': 'B' })
  expect(await known(pages, anew)).toEqual([])
  await anew.write(by(Date.now() + 1000))
  expect(await known(pages)).toEqual(['a.html', 'b.html'])
})

test('an older ledger does not overwrite what another build has recorded since', async () => {
  const { known, ledger, open } = await opened()
  await ledger.write(by(Date.now() + 1000), 'one')
  const late = open()
  const next = open()
  await known(pages, next)
  await next.write(by(Date.now() + 1000), 'two')
  late.keep()
  expect(open().about).toBe('two')
})

test('an unloaded ledger is loaded again on access, and kept unchanged', async () => {
  const { known, ledger, open } = await opened()
  await ledger.write(by(Date.now() + 1000), 'what the build told')
  const next = open()
  const before = next.entries
  next.rest()
  expect(await known(pages, next)).toEqual(['a.html', 'b.html'])
  expect(next.entries).toEqual(before)
  expect(next.entries).not.toBe(before)
  next.rest()
  next.keep()
  expect([open().entries, open().about]).toEqual([before, 'what the build told'])
})

test.each([
  ['is released when none of its pages is known', 'two', false],
  ['stays loaded when they may be', 'one', true],
])('the ledger of a huge site %s', long, async (_, state, isHeld) => {
  const { known, ledger, ledgers, open } = await opened()
  await ledger.write(by(Date.now() + 1000))
  const [name = ''] = await readdir(ledgers)
  const store = new TextStore(ledgers, 5)
  const [head = '', files = ''] = (store.read(name) ?? '').split('\n')
  const [file] = JSON.parse(files)
  store.writeLines(name, [`${head}\n`, JSON.stringify(Array(60_000).fill(file))])
  const next = open()
  const before = next.entries
  expect(before).toHaveLength(60_000)
  await known(pages, next, state)
  expect(next.entries === before).toBe(isHeld)
})

test.each([
  ['another build has kept something', (open: () => OutputLedger<string>) => open().forget()],
  ['it is gone', (_: unknown, ledgers: string) => rm(ledgers, { recursive: true })],
])('of an unloaded ledger, nothing is known once %s', async (_, change) => {
  const { known, ledger, ledgers, open } = await opened()
  await ledger.write(by(Date.now() + 1000), 'what the build told')
  const next = open()
  next.rest()
  await change(open, ledgers)
  expect([next.entries, next.about, await known(pages, next)]).toEqual([[], undefined, []])
})

test('a forgotten folder is unknown', async () => {
  const { known, ledger, open } = await opened()
  await ledger.write(by(Date.now() + 1000), 'one')
  open().forget()
  expect([open().entries, open().about, await known(pages)]).toEqual([[], undefined, []])
})

test('a damaged ledger knows nothing', async () => {
  const { known, ledger, ledgers } = await opened()
  await ledger.write(by(Date.now() + 1000))
  const [name = ''] = await readdir(ledgers)
  await truncate(join(ledgers, name), 100)
  expect(await known(pages)).toEqual([])
})

describe('a folder', () => {
  const changes: readonly (readonly [string, (out: string) => Promise<unknown>, boolean])[] = [
    ['as it was left', async () => undefined, true],
    ['with a file that was written to', (out) => writeFile(join(out, 'a.html'), 'longer'), false],
    ['without a file', (out) => rm(join(out, 'b.html')), false],
    ['with one more', (out) => writeFile(join(out, 'c.html'), 'C'), false],
    ['with an empty folder more', (out) => mkdir(join(out, 'c')), false],
    [
      'with a folder where a file was',
      async (out) => {
        await rm(join(out, 'b.html'))
        await mkdir(join(out, 'b.html'))
      },
      false,
    ],
  ]
  test.each(changes)('%s', async (_, change, isSame) => {
    const { isAsLeft, ledger, open, out } = await opened()
    await ledger.write(by(Date.now() + 1000), 'what the build told')
    await change(out)
    expect(isAsLeft()).toBe(isSame)
    expect(open().about).toBe('what the build told')
  })

  test('that differs from what was published has no report', async () => {
    const { ledger, open, out } = await opened()
    await writeFile(join(out, 'a.html'), 'longer')
    await ledger.write(by(Date.now() + 1000), 'what the build told')
    expect(open().about).toBeUndefined()
  })
})
