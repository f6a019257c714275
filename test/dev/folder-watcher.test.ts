import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FSWatcher } from 'chokidar'
import { describe, expect, onTestFinished, test } from 'vitest'
import { watchFolders } from '../../src/dev/folder-watcher'
import { type Stamps, stampsIn } from '../../src/dev/watched-files'
import { temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'

/** How long a change may take to be reported, in milliseconds. */
const patient = { timeout: 20_000, interval: 5 }

/** A watched folder, and a function that waits for the report of a changed file. */
async function watched(onChanges: (changes: readonly string[]) => Promise<void> = async () => {}) {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'a.yaml': 'a', 'b.yaml': 'b', 'schema/a.json': '{}' })
  const watching = watch(folder, stampsIn([folder]), onChanges)
  await watching.ready
  return { folder, ...watching }
}

function watch(folder: string, before: Stamps, onChanges: (changes: readonly string[]) => Promise<void>) {
  const told: string[] = []
  let wake = () => {}
  const watcher = watchFolders([folder], {
    before,
    ignored: join(folder, 'schema'),
    onLimited: () => undefined,
    onError: (error) => {
      throw error
    },
    onChanges: async (changes) => {
      await onChanges(changes)
      told.push(...changes)
      wake()
    },
  })
  onTestFinished(() => watcher.close())
  const changeOf = async (name: string): Promise<void> => {
    for (;;) {
      if (told.includes(join(folder, name))) return
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { ready: watcher.ready, close: () => watcher.close(), told, changeOf }
}

test('an edit is reported', async () => {
  const { folder, changeOf } = await watched()
  await writeFile(join(folder, 'a.yaml'), 'new')
  await changeOf('a.yaml')
})

test('a file that an editor replaces with another is reported', async () => {
  const { folder, changeOf } = await watched()
  await writeFile(join(folder, 'a.yaml~'), 'new')
  await rename(join(folder, 'a.yaml~'), join(folder, 'a.yaml'))
  await changeOf('a.yaml')
})

test('an added or removed file is reported', async () => {
  const { folder, changeOf } = await watched()
  await writeFiles(folder, { 'deep/new.yaml': 'new' })
  await changeOf('deep/new.yaml')
  await rm(join(folder, 'b.yaml'))
  await changeOf('b.yaml')
})

test('files that nothing reads are not reported: schemas, those of Git, and those that editors put next to an open file', async () => {
  const { folder, told, changeOf } = await watched()
  await mkdir(join(folder, '.git'))
  const left = ['.a.yaml.swp', '.#a.yaml', '#a.yaml#', 'a.yaml~', '~$a.docx', '.~lock.a.odt#']
  const unread = ['schema/a.json', '.git/index', ...left, '4913']
  for (const name of unread) await writeFile(join(folder, name), 'x')
  await writeFile(join(folder, 'a.yaml'), 'new')
  await changeOf('a.yaml')
  expect(told).toEqual([join(folder, 'a.yaml')])
})

test('a batch waits until the previous one is handled', async () => {
  let atWork = 0
  let most = 0
  const { folder, changeOf } = await watched(async () => {
    most = Math.max(most, ++atWork)
    await writeFile(join(folder, 'b.yaml'), 'new')
    await setTimeout(50)
    atWork--
  })
  await writeFile(join(folder, 'a.yaml'), 'new')
  await changeOf('b.yaml')
  expect(most).toBe(1)
})

describe('changes that follow each other', () => {
  /** A watched file, and what was read when it was reported: its texts, and `none` while it is missing. */
  async function watchedFile() {
    const folder = await temporaryFolder()
    const file = join(folder, 'a.yaml')
    await writeFile(file, 'a')
    const texts: string[] = []
    const { ready } = watch(folder, stampsIn([folder]), async () => {
      texts.push(await readFile(file, 'utf8').catch(() => 'none'))
    })
    await ready
    return { file, texts }
  }

  test.each([
    ['right after it', 0],
    ['while the first is read', 12],
    ['after the first was read', 25],
    ['late', 45],
  ])('a second text of a file is read too: %s', long, async (_, wait) => {
    const { file, texts } = await watchedFile()
    await writeFile(file, 'new')
    await setTimeout(wait)
    await writeFile(file, 'newer')
    await expect.poll(() => texts.at(-1), patient).toBe('newer')
  })

  test('a file that is restored for a moment only is read as missing in the end', async () => {
    const { file, texts } = await watchedFile()
    await rm(file)
    await setTimeout(25)
    await writeFile(file, 'new')
    await expect.poll(() => texts.at(-1), patient).toBe('new')
    await rm(file)
    await expect.poll(() => texts.at(-1), patient).toBe('none')
  })

  test('so many that the system drops some are all found', long, async () => {
    const folder = await temporaryFolder()
    const files = Array.from({ length: 5_000 }, (_, index) => join(folder, `${index}.yaml`))
    // At once, so that nothing takes the reports of the system meanwhile.
    const writeAll = (text: string) => {
      for (const file of files) writeFileSync(file, text)
    }
    writeAll('a')
    const texts = new Map<string, string>()
    const { ready } = watch(folder, stampsIn([folder]), async (changes) => {
      for (const path of changes) texts.set(path, readFileSync(path, 'utf8'))
    })
    await ready
    writeAll('new')
    writeAll('newer')
    await expect.poll(() => files.filter((file) => texts.get(file) !== 'newer').length, patient).toBe(0)
  })

  test('a file that keeps its text is reported once', async () => {
    const { file, texts } = await watchedFile()
    await writeFile(`${file}~`, 'new')
    await rename(`${file}~`, file)
    await expect.poll(() => texts, patient).toEqual(['new'])
    // For as long as it is looked at again.
    await setTimeout(250)
    expect(texts).toEqual(['new'])
  })
})

describe('changes before watching began', () => {
  const done = async () => {}

  /** A folder, and its state before it was read. */
  async function readFolder() {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'deep/a.yaml': 'a', 'deep/b.yaml': 'b', 'schema/a.json': '{}' })
    return { folder, before: stampsIn([folder]) }
  }

  test('are reported as well, and nothing else', async () => {
    const { folder, before } = await readFolder()
    await writeFiles(folder, { 'deep/a.yaml': 'new', 'schema/a.json': '{"title":"new"}', 'deep/.a.yaml.swp': 'x' })
    const { changeOf, told } = watch(folder, before, done)
    await changeOf('deep/a.yaml')
    expect(told).toEqual([join(folder, 'deep/a.yaml')])
  })

  test('include a text of the same length, even if its file has the old modification time', async () => {
    const { folder, before } = await readFolder()
    const { atime, mtime } = await stat(join(folder, 'deep/a.yaml'))
    await writeFile(join(folder, 'deep/a.yaml'), 'A')
    await utimes(join(folder, 'deep/a.yaml'), atime, mtime)
    const { changeOf } = watch(folder, before, done)
    await changeOf('deep/a.yaml')
  })

  test('include both names of a renamed file', async () => {
    const { folder, before } = await readFolder()
    await rename(join(folder, 'deep/b.yaml'), join(folder, 'deep/c.yaml'))
    const { changeOf } = watch(folder, before, done)
    await changeOf('deep/b.yaml')
    await changeOf('deep/c.yaml')
  })

  test('are not reported if there were none', async () => {
    const { folder, before } = await readFolder()
    const { ready, told, changeOf } = watch(folder, before, done)
    await ready
    await writeFile(join(folder, 'deep/b.yaml'), 'new')
    await changeOf('deep/b.yaml')
    expect(told).toHaveLength(1)
  })

  test('are not reported after it was closed', async () => {
    const { folder, before } = await readFolder()
    const { close, told } = watch(folder, before, done)
    const other = watch(folder, before, done)
    await other.ready
    await close()
    await writeFile(join(folder, 'deep/a.yaml'), 'new')
    await other.changeOf('deep/a.yaml')
    expect(told).toEqual([])
  })
})

describe('a folder that is removed and restored', () => {
  /** Removes the folder, and restores it after a while. */
  async function away(folder: string, back: () => Promise<void>): Promise<void> {
    await rename(folder, `${folder}-away`)
    onTestFinished(() => rm(`${folder}-away`, { recursive: true, force: true }))
    await setTimeout(1000)
    await back()
  }

  test.each<readonly [name: string, back: (folder: string) => Promise<void>]>([
    ['as it was', (folder) => rename(`${folder}-away`, folder)],
    ['as another one', (folder) => writeFiles(folder, { 'a.yaml': 'a', 'b.yaml': 'b' })],
  ])('%s is reported with all its content, and watched again', long, async (_, back) => {
    const { folder, changeOf, told } = await watched()
    await away(folder, () => back(folder))
    await changeOf('a.yaml')
    await changeOf('b.yaml')
    await setTimeout(1000)
    told.length = 0
    await writeFile(join(folder, 'a.yaml'), 'newer')
    await changeOf('a.yaml')
  })

  test('at once, as another one, is watched too', long, async () => {
    const { folder, changeOf, told } = await watched()
    await writeFiles(`${folder}-new`, { 'a.yaml': 'other' })
    await rename(folder, `${folder}-away`)
    await rename(`${folder}-new`, folder)
    onTestFinished(() => rm(`${folder}-away`, { recursive: true }))
    await changeOf('a.yaml')
    await setTimeout(1000)
    told.length = 0
    await writeFile(join(folder, 'a.yaml'), 'newer')
    await changeOf('a.yaml')
  })
})

describe('if the system can watch no more', () => {
  /** Watches a folder with a system that reports nothing but the errors of this test. */
  async function watchedWithErrors() {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'a.yaml': 'a' })
    const system = new FSWatcher()
    const told: unknown[] = []
    const options = {
      before: stampsIn([folder]),
      ignored: join(folder, 'schema'),
      onChanges: async (changes: readonly string[]) => void told.push(...changes),
      onLimited: () => told.push('limited'),
      onError: (error: unknown) => told.push(error),
    }
    const watcher = watchFolders([folder], options, () => system)
    onTestFinished(() => watcher.close())
    const fail = (code: string) => system.emit('error', Object.assign(new Error('watch'), { code }))
    return { file: join(folder, 'a.yaml'), fail, told, ready: watcher.ready }
  }

  test.each(['ENOSPC', 'EMFILE'])('files (%s), that is reported once, and files are polled', long, async (code) => {
    const { file, fail, told, ready } = await watchedWithErrors()
    for (let file = 0; file < 3; file++) fail(code)
    await ready
    expect(told).toEqual(['limited'])
    await writeFile(file, 'new')
    await expect.poll(() => told, patient).toEqual(['limited', file])
  })

  test('for another reason, the reason is reported', async () => {
    const { fail, told } = await watchedWithErrors()
    fail('EIO')
    expect(told).toEqual([expect.objectContaining({ code: 'EIO' })])
  })
})
