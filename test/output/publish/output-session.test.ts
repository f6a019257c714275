import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { InputError } from '../../../src/content/problem'
import { sha256 } from '../../../src/content/sha256'
import { TextStore } from '../../../src/output/cache/text-store'
import { OutputLedger } from '../../../src/output/ledger/output-ledger'
import type { PlannedFile } from '../../../src/output/output-file'
import { manifestTexts } from '../../../src/output/publish/manifest'
import { OutputSession } from '../../../src/output/publish/output-session'
import { isUntouched } from '../../../src/output/publish/survey'
import { examplePrintSetup } from '../../support/example-print-setup'
import { filesIn, sharedFolder, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'
import { surveyOf } from '../../support/survey-of'

const { start } = await examplePrintSetup(await sharedFolder())

const texts = { 'a.html': 'A', 'b.html': 'B', 'c/d.html': 'D' }

/** A whole second, which can be set again exactly. */
const writtenAt = new Date('2025-08-01T00:00:00Z')

const template = 'templates/pages/a.tsx'
const pages = Object.entries(texts).map(
  ([path, json]): PlannedFile => ({
    path,
    source: template,
    plan: { name: undefined, draft: () => ({ template, path, json, jsonLd: [] }) },
  }),
)

/** An output folder that a ledger knows, and the session of the next build; `spoil` is called in between. */
async function opened({ spoil = async (_: string) => {}, thread = undefined as URL | undefined } = {}) {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await writeFiles(out, texts)
  for (const path of Object.keys(texts)) await utimes(join(out, path), writtenAt, writtenAt)
  const open = () => new OutputLedger<string>(new TextStore(join(parent, 'ledgers'), 5), out)
  const first = open()
  for (const _ of first.recognize(pages, 'one')) {
    // Records every page.
  }
  const files = Object.entries(texts).map(([path, text]) => ({ path, bytes: text.length, sha256: sha256(text) }))
  const time = Date.now() + 1000
  await first.write(
    { files, kept: new Set(), writtenBy: time, linkedBy: time, isRelinked: true },
    'what the build told',
  )
  await spoil(out)
  const sessionOf = async (ledger: OutputLedger<string>) => {
    const worker = () => start(thread)
    const session = await OutputSession.begin({ out, spares: join(parent, 'spares'), worker, ledger }, {})
    onTestFinished(async () => {
      await session.end(true)
      session.release()
    })
    return session
  }
  const ledger = open()
  return { parent, out, open, ledger, session: await sessionOf(ledger), again: () => sessionOf(open()) }
}

test('the old output is checked and copied in advance', async () => {
  const { session, out } = await opened()
  session.copyOld()
  expect(await session.touched).toEqual([])
  expect(await session.isUntouched()).toBe(true)
  const { copied, ...found } = await session.old()
  expect(found).toEqual({ doubtful: [], files: 3 })
  expect(await copied?.()).toEqual(new Set(Object.keys(texts)))
  expect(await filesIn(session.beside.renewed)).toEqual(await filesIn(out))
})

test('nothing is known about a copy if the ledger used for it is gone', async () => {
  const { session, ledger, open } = await opened()
  session.copyOld()
  ledger.rest()
  open().forget()
  const { copied, ...found } = await session.old()
  expect(found).toEqual({ doubtful: [], files: 3 })
  expect(await copied?.()).toBeUndefined()
})

test('modified, removed and foreign files are reported, and not copied', async () => {
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
  // A removed file cannot be lost.
  expect([doubtful.toSorted(), files, await copied?.()]).toEqual([['a.html', 'mine.txt'], 3, new Set(['c/d.html'])])
  expect(await filesIn(session.beside.renewed)).toEqual(['c/d.html'])
})

describe('the final check of the old output', () => {
  /** An early check, and the time when it ended. */
  const lookedAt = async () => {
    const { session, out } = await opened()
    const asked = vi.spyOn(session.worker, 'ask')
    session.lookAgain()
    const look: object = Object(await asked.mock.results[0]?.value)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    return { session, out, asked, ended: Number(Reflect.get(look, 'ended')) }
  }

  test('is the early one if that is recent', async () => {
    const { session, asked, ended } = await lookedAt()
    vi.setSystemTime(ended + 250)
    expect((await session.old()).files).toBe(3)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['it was longer ago', 251],
    ['the clock was set back', -1],
  ])('is done again if %s', long, async (_, since) => {
    const { session, out, ended } = await lookedAt()
    await rm(join(out, 'a.html'))
    vi.setSystemTime(ended + since)
    await expect(session.old()).rejects.toThrow('found a.html changed while the site was built')
  })

  test.each([
    [2_000, 1],
    [2_001, 2],
  ])(
    'the early check is valid for as long as it took: two seconds, and after %d ms it has been requested %d times',
    async (age, times) => {
      const { session } = await opened()
      const ended = Date.now()
      // The folders are left to this thread.
      const look = { ended, took: 2_000, touched: [], unknown: [], files: 0 }
      const asked = vi.spyOn(session.worker, 'ask').mockResolvedValueOnce(look)
      session.lookAgain()
      vi.useFakeTimers({ toFake: ['Date'], now: ended + age })
      onTestFinished(() => {
        vi.useRealTimers()
      })
      expect((await session.old()).files).toBe(3)
      expect(asked).toHaveBeenCalledTimes(times)
    },
  )

  test('is done again if the early one failed', async () => {
    const { session } = await opened()
    vi.spyOn(session.worker, 'ask').mockRejectedValueOnce(new Error('a folder went while it was looked at'))
    session.lookAgain()
    expect((await session.old()).files).toBe(3)
  })
})

describe('changes to the output during a build', () => {
  /** The session of a build, with a change to the output at its end. */
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
  ])('%s is reported, and the build refused', long, async (_, disturb) => {
    const session = await disturbed(disturb)
    await expect(session.old()).rejects.toThrow(InputError)
    await expect(session.old()).rejects.toThrow(/found .*a\.html.* changed while the site was built/)
  })

  test('a new file is a foreign one', async () => {
    const session = await disturbed((out) => writeFiles(out, { 'c/mine.txt': 'mine' }))
    expect((await session.old()).doubtful.toSorted()).toEqual(['build-manifest.json', 'c/mine.txt'])
  })

  test('a page that was touched but has the same bytes is no reason to stop', async () => {
    const session = await disturbed((out) => utimes(join(out, 'a.html'), new Date(), new Date()))
    expect(await (await session.old()).copied?.()).toEqual(new Set(Object.keys(texts)))
  })
})

test('after a build that comes to nothing, the copy becomes the spare folder, and the ledger still knows the old files', async () => {
  const { session, open, out, parent } = await opened()
  session.copyOld()
  await session.end(false)
  session.release()
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers', 'spares'])
  expect([isUntouched(surveyOf(out, open().entries)), open().about]).toEqual([true, 'what the build told'])
  expect(session.spare.take(join(parent, 'spare'))).toBe(true)
  expect(await filesIn(join(parent, 'spare'))).toEqual(Object.keys(texts))
})

test('the ledger still knows them if the copy cannot be kept', async () => {
  const { session, open, out, parent } = await opened()
  await writeFile(join(parent, 'spares'), 'a file, where the folder should be')
  session.copyOld()
  await session.end(false)
  session.release()
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers', 'spares'])
  expect(isUntouched(surveyOf(out, open().entries))).toBe(true)
})

test('after a build that comes to nothing, it still does not know a file that was changed before, whatever its time says', async () => {
  const spoil = async (out: string) => {
    await writeFile(join(out, 'a.html'), 'X')
    await utimes(join(out, 'a.html'), writtenAt, writtenAt)
  }
  const { session, open, out } = await opened({ spoil })
  session.copyOld()
  await session.end(false)
  expect(surveyOf(out, open().entries).touched).toEqual(['a.html'])
})

describe('a file that is changed during a build that comes to nothing is not known after it, whatever its time says', () => {
  /** Changes a file between the copy of the old output and the end of the build. */
  const disturbed = async ({ session, out }: Pick<Awaited<ReturnType<typeof opened>>, 'session' | 'out'>) => {
    session.copyOld()
    await session.old()
    await writeFile(join(out, 'a.html'), 'X')
    await utimes(join(out, 'a.html'), writtenAt, writtenAt)
    await session.end(false)
  }

  test('where the copy consists of new links', async () => {
    const place = await opened()
    await disturbed(place)
    expect(surveyOf(place.out, place.open().entries).touched).toEqual(['a.html'])
  })

  test('where it has been the spare folder', async () => {
    const { session, again, open, out } = await opened()
    session.copyOld()
    await session.end(false)
    session.release()
    await disturbed({ session: await again(), out })
    expect(surveyOf(out, open().entries).touched).toEqual(['a.html'])
  })
})

test('if the worker cannot tell the stamps of a copy any more, no file is taken for known', async () => {
  const { session, open, out } = await opened()
  session.copyOld()
  await session.old()
  vi.spyOn(session.worker, 'ask').mockRejectedValueOnce(new Error('no memory'))
  await session.end(false)
  expect(surveyOf(out, open().entries).touched).toEqual(Object.keys(texts))
})

test('after a build that has published the same, it tells whether the copy is removed, which changes the files', async () => {
  const [kept, removed] = [await opened(), await opened()]
  await writeFile(join(removed.parent, 'spares'), 'a file, where the folder should be')
  for (const { session } of [kept, removed]) session.copyOld()
  expect([await kept.session.end(true), await removed.session.end(true)]).toEqual([false, true])
})

test('the lock stays after the end until it is released, for the ledger is yet to be written', async () => {
  const { session, parent } = await opened()
  await session.end(true)
  expect(await readdir(parent)).toContain(basename(session.beside.building))
  session.release()
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers'])
})

test('a build that ends without a copy changes nothing', async () => {
  const { session, open, out, parent } = await opened()
  expect(await session.end(false)).toBe(false)
  session.release()
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers'])
  expect(isUntouched(surveyOf(out, open().entries))).toBe(true)
  expect(session.spare.take(join(parent, 'spare'))).toBe(false)
})

test('the failure of a worker is reported on each use, and nothing stays behind', async () => {
  const { session, parent } = await opened({ thread: new URL('data:text/javascript,throw new Error("no memory")') })
  session.copyOld()
  await expect(session.touched).rejects.toThrow('no memory')
  await expect(session.old()).rejects.toThrow('no memory')
  await session.end(false)
  session.release()
  expect((await readdir(parent)).sort()).toEqual(['dist', 'ledgers'])
})
