import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { InputError } from '../../../src/content/problem'
import { sha256 } from '../../../src/content/sha256'
import { TextStore } from '../../../src/output/cache/text-store'
import { OutputLedger } from '../../../src/output/ledger/output-ledger'
import type { PlannedFile } from '../../../src/output/output-file'
import { manifestTexts } from '../../../src/output/publish/manifest'
import { OutputSession } from '../../../src/output/publish/output-session'
import { isUntouched, surveyOf } from '../../../src/output/publish/survey'
import { examplePrintSetup } from '../../support/example-print-setup'
import { filesIn, sharedFolder, temporaryFolder, writeFiles } from '../../support/folder'

let program: URL
beforeAll(async () => {
  ;({ program } = await examplePrintSetup(await sharedFolder()))
})

const texts = { 'a.html': 'A', 'b.html': 'B', 'c/d.html': 'D' }

const template = 'templates/pages/a.tsx'
const pages = Object.entries(texts).map(
  ([path, json]): PlannedFile => ({
    path,
    source: template,
    plan: { name: undefined, draft: () => ({ template, path, json }) },
  }),
)

/** An output folder that a ledger knows, and the session of the next build; `spoil` is done in between. */
async function opened({ spoil = async (_: string) => {}, thread = program } = {}) {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await writeFiles(out, texts)
  const open = () => new OutputLedger<string>(new TextStore(join(parent, 'ledgers'), 5), out)
  const first = open()
  for (const _ of first.recognize(pages, 'one')) {
    // Told of every page.
  }
  const files = Object.entries(texts).map(([path, text]) => ({ path, bytes: text.length, sha256: sha256(text) }))
  await first.write({ files, writtenBy: Date.now() + 1000, isRelinked: true }, 'what the build told')
  await spoil(out)
  const ledger = open()
  const session = await OutputSession.begin({ out, spares: join(parent, 'spares'), program: thread, ledger }, {})
  onTestFinished(() => session.end(true))
  return { parent, out, open, ledger, session }
}

test('the old output is looked at and copied while it stands', async () => {
  const { session, out } = await opened()
  session.copyOld()
  expect(await session.touched).toEqual([])
  expect(await session.isUntouched()).toBe(true)
  expect(await session.old()).toEqual({ doubtful: [], files: 3, copied: new Set(Object.keys(texts)) })
  expect(await filesIn(session.beside.renewed)).toEqual(await filesIn(out))
})

test('of a copy nothing is known where the ledger by which it was made is gone', async () => {
  const { session, ledger, open } = await opened()
  session.copyOld()
  ledger.rest()
  open().forget()
  expect(await session.old()).toEqual({ doubtful: [], files: 3, copied: undefined })
})

test('what nobody knows any more is told of, and not copied', async () => {
  const spoil = async (out: string) => {
    await writeFile(join(out, 'a.html'), 'longer')
    await rm(join(out, 'b.html'))
    await writeFile(join(out, 'mine.txt'), 'mine')
  }
  const { session } = await opened({ spoil })
  session.copyOld()
  expect(await session.touched).toEqual(['a.html', 'b.html'])
  expect(await session.isUntouched()).toBe(false)
  const { doubtful, files, copied } = await session.old()
  // What is gone already cannot be lost.
  expect([doubtful.toSorted(), files, copied]).toEqual([['a.html', 'mine.txt'], 3, new Set(['c/d.html'])])
  expect(await filesIn(session.beside.renewed)).toEqual(['c/d.html'])
})

describe('the last look at the old output', () => {
  /** A look that was asked for early, and the moment in which it ended. */
  const lookedAt = async () => {
    const { session, out } = await opened()
    const asked = vi.spyOn(session.worker, 'ask')
    session.lookAgain()
    const { look } = (await asked.mock.results[0]?.value) ?? {}
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    return { session, out, asked, ended: Number(look?.ended) }
  }

  test('is the one of a moment ago', async () => {
    const { session, asked, ended } = await lookedAt()
    vi.setSystemTime(ended + 250)
    expect((await session.old()).files).toBe(3)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['it was longer ago', 251],
    ['the clock was set back', -1],
  ])('is another one where %s', async (_, since) => {
    const { session, out, ended } = await lookedAt()
    await rm(join(out, 'a.html'))
    vi.setSystemTime(ended + since)
    await expect(session.old()).rejects.toThrow('found a.html changed while the site was built')
  })

  test.each([
    [2_000, 1],
    [2_001, 2],
  ])(
    'counts for as long as it took: two seconds, and after %d ms it has been asked for %d times',
    async (age, times) => {
      const { session } = await opened()
      const ended = Date.now()
      const look = { ended, took: 2_000, found: { touched: [], unknown: [], files: 3 } }
      const asked = vi.spyOn(session.worker, 'ask').mockResolvedValueOnce({ look })
      session.lookAgain()
      vi.useFakeTimers({ toFake: ['Date'], now: ended + age })
      onTestFinished(() => {
        vi.useRealTimers()
      })
      expect((await session.old()).files).toBe(3)
      expect(asked).toHaveBeenCalledTimes(times)
    },
  )

  test('is another one where the early one came to nothing', async () => {
    const { session } = await opened()
    vi.spyOn(session.worker, 'ask').mockRejectedValueOnce(new Error('a folder went while it was looked at'))
    session.lookAgain()
    expect((await session.old()).files).toBe(3)
  })
})

describe('what somebody does in the output while the site is built', () => {
  /** The session of a build, at the end of which somebody has been at work. */
  const disturbed = async (disturb: (out: string) => Promise<unknown>) => {
    const { session, out } = await opened()
    const files = Object.entries(texts).map(([path, text]) => ({ path, bytes: text.length, sha256: sha256(text) }))
    await writeFile(join(out, 'build-manifest.json'), [...manifestTexts(files)].join(''))
    session.copyOld()
    await session.touched
    await disturb(out)
    return session
  }

  test.each<[string, (out: string) => Promise<unknown>]>([
    ['a changed page', (out) => writeFile(join(out, 'a.html'), 'X')],
    ['a page put in the place of another', (out) => rename(join(out, 'b.html'), join(out, 'a.html'))],
    ['a page that is gone', (out) => rm(join(out, 'a.html'))],
  ])('%s is told, and the build refused', async (_, disturb) => {
    const session = await disturbed(disturb)
    await expect(session.old()).rejects.toThrow(InputError)
    await expect(session.old()).rejects.toThrow(/found .*a\.html.* changed while the site was built/)
  })

  test('a new file is one that might be lost', async () => {
    const session = await disturbed((out) => writeFiles(out, { 'c/mine.txt': 'mine' }))
    expect((await session.old()).doubtful.toSorted()).toEqual(['build-manifest.json', 'c/mine.txt'])
  })

  test('a page that has its bytes still is no reason to stop', async () => {
    const session = await disturbed((out) => utimes(join(out, 'a.html'), new Date(), new Date()))
    expect((await session.old()).copied).toEqual(new Set(Object.keys(texts)))
  })
})

test.each([
  ['that comes to nothing', async () => undefined],
  ['of which a page fails before the copy is made', (session: OutputSession) => session.endWorker()],
])('of a build %s, the copy becomes the spare folder, and the ledger knows the old files still', async (_, fail) => {
  const { session, open, out, parent } = await opened()
  session.copyOld()
  await fail(session)
  await session.end(false)
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers', 'spares'])
  expect([isUntouched(surveyOf(out, open().entries)), open().about]).toEqual([true, 'what the build told'])
  expect(session.spare.take(join(parent, 'spare'))).toBe(true)
  expect(await filesIn(join(parent, 'spare'))).toEqual(Object.keys(texts))
})

test('the ledger knows them, too, where the copy cannot be kept', async () => {
  const { session, open, out, parent } = await opened()
  await writeFile(join(parent, 'spares'), 'a file, where the folder should be')
  session.copyOld()
  await session.end(false)
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers', 'spares'])
  expect(isUntouched(surveyOf(out, open().entries))).toBe(true)
})

test('a build that ends without a copy touches nothing', async () => {
  const { session, open, out, parent } = await opened()
  await session.end(false)
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers'])
  expect(isUntouched(surveyOf(out, open().entries))).toBe(true)
  expect(session.spare.take(join(parent, 'spare'))).toBe(false)
})

test('a thread that has died is told to whoever needs it, and nothing stays behind', async () => {
  const { session, parent } = await opened({ thread: new URL('data:text/javascript,throw new Error("no memory")') })
  session.copyOld()
  await expect(session.touched).rejects.toThrow('no memory')
  await expect(session.old()).rejects.toThrow('no memory')
  await session.end(false)
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers'])
})
