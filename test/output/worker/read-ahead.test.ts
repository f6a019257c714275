import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import { DataCache } from '../../../src/content/source/data-cache'
import { noMemory } from '../../../src/content/source/data-memory'
import { type DataFile, discoverData } from '../../../src/content/source/discover'
import { fileBatches } from '../../../src/content/source/file-batches'
import { loadData } from '../../../src/content/source/load-data'
import { DiskMemory } from '../../../src/output/cache/disk-memory'
import { recordsFolder } from '../../../src/output/cache/page-stores'
import { programId } from '../../../src/output/program-id'
import { type Claim, claimFirst } from '../../../src/output/worker/claim'
import { type Reader, readAhead } from '../../../src/output/worker/read-ahead'
import { type FoundRecords, readRecords } from '../../../src/output/worker/read-records'
import { brandFile, makeData } from '../../bench/make-data'
import { sharedFolder, temporaryFolder } from '../../support/folder'
import { long } from '../../support/long'

const brands = 220

const data = join(await sharedFolder(), 'data')
beforeAll(async () => {
  await makeData(data, brands, 'yaml')
})

/** The same data in a folder that no run has read. */
async function unread(): Promise<string> {
  const folder = join(await temporaryFolder(), 'data')
  await cp(data, folder, { recursive: true })
  return folder
}

/** What another thread answers. */
type Answer = (files: readonly DataFile[], claim: Claim) => Promise<FoundRecords | undefined>

/** Takes some time, like another thread. */
const slowly: Answer = async (files, claim) => {
  for (let passed = 0; passed < 5; passed++) await turn()
  return claimFirst(claim) ? readRecords(files, false) : undefined
}

/** A worker that actually reads in this thread. Every requested file is in `asked`. */
function readerNoting(asked: string[], answer = slowly): Reader {
  return {
    ask: async (_, files, claim) => {
      asked.push(...files.map(({ path }) => path))
      return answer(files, claim)
    },
  }
}

/** A data file that need not exist. */
function fileOf(number: number, folder = 'data'): DataFile {
  const file = join('brands', `brand-${number}.json`)
  return { kind: 'brands', path: join(folder, file), file, slug: `brand-${number}` }
}

/** All data of a folder, or its problems. */
async function told(folder: string, reader?: Reader): Promise<unknown> {
  const memory =
    reader === undefined ? noMemory() : new DiskMemory(process.cwd(), folder, true, { reader: () => reader })
  const { data: read, problems } = await loadData(folder, folder, new DataCache(memory)).catch((error) => ({
    data: {},
    problems: error.problems,
  }))
  const values = Object.values(read).flat()
  return [values.map(({ slug, value }) => [slug, value]), problems]
}

test('two threads read the same as one, and each reads a part of it', long, async () => {
  const asked: string[] = []
  expect(await told(await unread(), readerNoting(asked))).toEqual(await told(data))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(brands)
  expect(new Set(asked).size).toBe(asked.length)
})

test('the same problems are reported, whichever thread finds them', async () => {
  const folder = await unread()
  for (const number of [0, 1, 50, 100, 150, 219]) {
    const file = brandFile(folder, number, brands, 'yaml')
    const text = await readFile(file, 'utf8')
    const wrong = number % 2 === 0 ? text.replace(/^marketSize: .*$/m, 'marketSize: much') : 'name: [broken'
    await writeFile(file, wrong)
  }
  const problems = await told(folder)
  expect(JSON.stringify(problems).match(/much|broken YAML/g)).toHaveLength(6)
  expect(await told(folder, readerNoting([]))).toEqual(problems)
})

test.each([
  ['has died', () => Promise.reject(new Error('the thread has ended'))],
  ['does not begin', () => new Promise<FoundRecords>(() => undefined)],
])('if the other thread %s, everything is read', long, async (_, answer) => {
  const asked: string[] = []
  expect(await told(await unread(), readerNoting(asked, answer))).toEqual(await told(data))
  expect(asked.length).toBeGreaterThan(0)
})

/** Reads all brands with the help of another thread. @returns which files were read here, and what was learned */
async function readWith(answer: Answer) {
  const files = discoverData(data, data).filter(({ kind }) => kind === 'brands')
  const [read, asked, learned]: [string[], string[], string[]] = [[], [], []]
  await readAhead(fileBatches(files), readerNoting(asked, answer), {
    read: (batch) => read.push(...batch.map(({ path }) => path)),
    learn: (found) => learned.push(...found.piece.heads),
    isVast: false,
  })
  return { files: files.map(({ path }) => path), read, asked, learned }
}

test('what the other thread has not begun in time is read here, and its answer tells nothing', async () => {
  const answers: (() => void)[] = []
  const late: Answer = (some, claim) =>
    new Promise((done) => answers.push(() => done(claimFirst(claim) ? readRecords(some, false) : undefined)))
  const { files, read, learned } = await readWith(late)
  for (const answer of answers) answer()
  await turn()
  expect([...read].sort()).toEqual(files)
  expect([answers.length > 0, learned]).toEqual([true, []])
})

test('what it has begun is waited for, and not read here', async () => {
  const begun: Answer = async (some, claim) => {
    expect(claimFirst(claim)).toBe(true)
    for (let passed = 0; passed < 100; passed++) await turn()
    return readRecords(some, false)
  }
  const { files, read, asked, learned } = await readWith(begun)
  expect([...read, ...asked].sort()).toEqual(files)
  expect(learned).toHaveLength(asked.length)
})

test('the longest batches come first', async () => {
  const batches = [1, 3, 2].map((length) => Array.from({ length }, (_, index) => fileOf(index)))
  const asked: number[] = []
  const ask: Reader['ask'] = async (_, { length }) => void asked.push(length)
  await readAhead(batches, { ask }, { read: () => undefined, learn: () => undefined, isVast: false })
  expect(asked).toEqual([3, 2, 1])
})

test('what the other thread has read is not read again', long, async () => {
  const folder = await unread()
  const expected = await told(folder)
  const breaking: Answer = async (files, claim) => {
    const found = await slowly(files, claim)
    if (found !== undefined) await Promise.all(files.map(({ path }) => writeFile(path, 'name: [broken')))
    return found
  }
  expect(await told(folder, readerNoting([], breaking))).toEqual(expected)
})

test('files that have just changed are read again by the next run, whichever thread has read them', long, async () => {
  const folder = await unread()
  const { mtimeMs } = await stat(brandFile(folder, 0, brands, 'yaml'))
  vi.spyOn(Date, 'now').mockReturnValue(mtimeMs)
  const asked: string[] = []
  const memory = new DiskMemory(process.cwd(), folder, true, { reader: () => readerNoting(asked) })
  await loadData(folder, folder, new DataCache(memory))
  expect([asked.length > 0, memory.hashes.settled()]).toEqual([true, []])
})

test('two threads keep the same pieces as one', long, async () => {
  const kept = async (reader?: Reader) => {
    const folder = await unread()
    const cache = new DataCache(new DiskMemory(process.cwd(), folder, true, { reader: reader && (() => reader) }))
    await loadData(folder, folder, cache)
    await cache.keep()
    return (await readdir(join(recordsFolder(process.cwd()), sha256(`${programId}\n${folder}`)))).sort()
  }
  const alone = await kept()
  expect(alone.length).toBeGreaterThan(5)
  expect(await kept(readerNoting([]))).toEqual(alone)
})

test('few files are read by one thread', long, async () => {
  const folder = join(await temporaryFolder(), 'data')
  await makeData(folder, 150, 'yaml')
  const asked: string[] = []
  expect(await told(folder, readerNoting(asked))).toEqual(await told(folder))
  expect(asked).toEqual([])
})

test.each([
  [199, false],
  [200, true],
])('whether two threads read %i files: %s', async (count, expected) => {
  const folder = await temporaryFolder()
  const files = Array.from({ length: count }, (_, number) => fileOf(number, folder))
  const asked: string[] = []
  const memory = new DiskMemory(process.cwd(), folder, true, { reader: () => readerNoting(asked) })
  await memory.readAhead(files, () => undefined)
  expect(asked.length > 0).toBe(expected)
})

test('files known from the last run are read by neither, even if all of them look new', async () => {
  const folder = await unread()
  const memory = (asked: string[]) => new DiskMemory(process.cwd(), folder, true, { reader: () => readerNoting(asked) })
  const [first, second]: [string[], string[]] = [[], []]
  // Files that have just been written may still change without looking different, so they are read again.
  for (const asked of [first, second]) {
    const cache = new DataCache(memory(asked))
    await loadData(folder, folder, cache)
    await cache.keep()
  }
  expect([first.length > 0, second]).toEqual([true, []])
})
