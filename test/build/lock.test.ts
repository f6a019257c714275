import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Waiting, withLock } from '../../src/build/lock'
import { clearDebris, pidPlace } from '../../src/build/work-folders'
import { InputError } from '../../src/lib/problem'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'
import { idleProcess } from '../support/idle-process'
import { long } from '../support/long'

/** The pid of a process that has exited. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

async function place() {
  const parent = await temporaryFolder()
  return { parent, out: join(parent, 'dist') }
}

/** Locks an output folder. @returns what is in the folder around it while it is locked */
function locked(out: string, waiting: Waiting = {}): Promise<string[]> {
  return withLock(out, waiting, () => filesIn(dirname(out)))
}

describe('the lock', () => {
  test('creates an empty folder next to the output folder, which may be deeply nested', async () => {
    const { parent } = await place()
    const folder = join(parent, 'a', 'b')
    await withLock(join(folder, 'dist'), {}, async ({ building }) => {
      expect(await readdir(building)).toEqual([])
      expect(await readdir(folder)).toEqual([`.dist-building-${process.pid}-${pidPlace}`])
    })
    expect(await readdir(folder)).toEqual([])
  })

  test('is released when its task fails, and the files of the task next to the folder are removed', async () => {
    const { parent, out } = await place()
    const failure = new Error('a template threw')
    const failed = withLock(out, {}, async ({ building }) => {
      await writeFile(join(building, 'index.html'), 'half')
      throw failure
    })
    await expect(failed).rejects.toBe(failure)
    expect(await readdir(parent)).toEqual([])
  })
})

describe('while another build is running', () => {
  test('the second waits for it, and reports for which', async () => {
    const { parent, out } = await place()
    const pid = await idleProcess()
    const other = join(parent, `.dist-building-${pid}`)
    await mkdir(other)
    const waited: number[] = []
    const around = await locked(out, {
      onWait: (process) => {
        waited.push(process)
        if (waited.length === 2) void rm(other, { recursive: true })
      },
    })
    expect(new Set(waited)).toEqual(new Set([pid]))
    expect([around, await readdir(parent)]).toEqual([[], []])
  })

  test('and reports if that takes too long; the other is not disturbed', async () => {
    const { parent, out } = await place()
    const pid = await idleProcess()
    await writeFiles(join(parent, `.dist-building-${pid}`), { 'index.html': 'half' })
    const refused = locked(out, { patience: 50 })
    await expect(refused).rejects.toThrow(InputError)
    await expect(refused).rejects.toThrow(`another build (process ${pid})`)
    expect(await filesIn(parent)).toEqual([`.dist-building-${pid}/index.html`])
  })

  test('but not while the other shows signs of activity', long, async () => {
    const { parent, out } = await place()
    const other = join(parent, `.dist-building-${await idleProcess()}`)
    await mkdir(other)
    const began = performance.now()
    const turn = locked(out, {
      patience: 300,
      onWait: () => {
        const waited = performance.now() - began
        const sign = new Date(Date.now() + 2_000)
        void (waited > 900 ? rm(other, { recursive: true }) : utimes(other, sign, sign))
      },
    })
    await expect(turn).resolves.toEqual([])
    expect(performance.now() - began).toBeGreaterThan(900)
  })

  test('a third build that also waits is not a sign of activity', async () => {
    const { parent, out } = await place()
    await mkdir(join(parent, `.dist-building-${await idleProcess()}`))
    const third = join(parent, `.dist-building-${await idleProcess()}`)
    const refused = locked(out, {
      patience: 300,
      onWait: () => void rm(third, { recursive: true, force: true }).then(() => mkdir(third)),
    })
    await expect(refused).rejects.toThrow('another build')
  })

  test('a build into a folder with another name does not matter', async () => {
    const { parent, out } = await place()
    await mkdir(join(parent, `.dist2-building-${await idleProcess()}`))
    await expect(locked(out, { patience: 0 })).resolves.toEqual([])
  })
})

/** The folders of a build with our pid in another container, whose last heartbeat was so many milliseconds ago. */
async function elsewhere(parent: string, silentFor: number, name = 'dist') {
  const [building, previous] = ['building', 'previous'].map((kind) => `.${name}-${kind}-${process.pid}-00000000`)
  await writeFiles(parent, { [`${building}/index.html`]: 'new', [`${previous}/index.html`]: 'old' })
  const heartbeat = new Date(Date.now() - silentFor)
  await utimes(join(parent, building ?? ''), heartbeat, heartbeat)
}

describe('of a build in another container', () => {
  test('the heartbeat shows that it is running, and it is not disturbed', async () => {
    const { parent, out } = await place()
    await elsewhere(parent, 30_000)
    const before = await filesIn(parent)
    await expect(locked(out, { patience: 50 })).rejects.toThrow('another build')
    expect(await filesIn(parent)).toEqual(before)
  })

  test('its output folder may have any name', async () => {
    const { parent } = await place()
    await elsewhere(parent, 30_000, 'a-previous-site')
    const before = await filesIn(parent)
    await clearDebris(join(parent, 'a-previous-site'), '')
    expect(await filesIn(parent)).toEqual(before)
  })

  test('a minute without a heartbeat shows that it was killed, and the old output is restored', async () => {
    const { parent, out } = await place()
    await elsewhere(parent, 61_000)
    await locked(out)
    expect(await filesIn(parent)).toEqual(['dist/index.html'])
  })
})

describe('after a build was killed', () => {
  test('a partial new output is removed, and the old one is restored if it was being replaced', async () => {
    const { parent, out } = await place()
    const pid = await deadProcess()
    await writeFiles(parent, {
      [`.dist-building-${pid}/index.html`]: 'new',
      [`.dist-previous-${pid}/index.html`]: 'old',
      '.dist-notes/notes.txt': 'not of a build',
    })
    await locked(out)
    expect(await filesIn(parent)).toEqual(['.dist-notes/notes.txt', 'dist/index.html'])
  })

  test('an old output is removed if another exists, even if that process had our pid', async () => {
    const { parent, out } = await place()
    await writeFiles(parent, {
      'dist/index.html': 'new',
      [`.dist-previous-${process.pid}/index.html`]: 'old',
      [`.dist-building-${process.pid}/index.html`]: 'half',
    })
    await locked(out)
    expect(await filesIn(parent)).toEqual(['dist/index.html'])
  })
})
