import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type Tinypool from 'tinypool'
import type { ReadAhead } from '../content/load-data'
import type { KnownFile } from '../content/source/data-cache'
import type { DataFile } from '../content/source/discover'
import { readFiles } from '../content/source/read-file'
import { batchesOf } from '../lib/batches-of'
import type { PageDraft } from '../render/print/page-draft'
import type { SiteDefinition } from '../site/define-site'
import { NewFolder, removeFiles } from './new-folder'
import type { PrintSetup, SiteModules } from './print-setup'
import type { RenderedPage, Task } from './worker'

/** In files to read or pages to render: for fewer, another thread is not worth starting. */
export const manyTasks = 200

/** In files: about ten milliseconds of reading. */
const fileBatch = 64

/** How many tasks a thread has at a time, so that it need not wait for this thread to send the next one. */
export const atOnce = 3

/**
 * Threads that read data files, render pages, and link and remove files, started when they are first needed. There is
 * one for each processor except one, which this thread uses to write their results.
 */
export class Pool {
  readonly #worker: string | undefined
  #pool: Promise<Tinypool> | undefined
  #isReady = false
  #isEnded = false
  /** The number of tasks that were given and are not done. */
  #given = 0

  /** @param worker the compiled `pool-thread.ts`; without it, or with a single processor, there are no threads */
  constructor(worker: string | undefined) {
    this.#worker = worker
  }

  /** The number of threads. */
  readonly threads = availableParallelism() - 1

  /** Whether there are threads. */
  get isParallel(): boolean {
    return this.#worker !== undefined && this.threads > 0
  }

  /** Whether they have been started. */
  get isRunning(): boolean {
    return this.#pool !== undefined
  }

  /** Whether they have been started and have too little to do. Otherwise this thread does what there is to do. */
  get hasRoom(): boolean {
    return this.#isReady && this.#given < atOnce * this.threads
  }

  /** Starts them, unless they have been started. */
  start(): void {
    if (this.isRunning) return
    void this.#run({ name: 'start' }).then((started) => {
      this.#isReady = started !== undefined
    })
  }

  /**
   * Returns a function that reads data files missing in the cache, if there are many, and adds the valid ones to it.
   */
  readAhead(site: SiteModules, { content }: Pick<SiteDefinition, 'content'>): ReadAhead {
    return async (files, cache) => {
      const unknown = this.isParallel
        ? files.filter((file) => file.kind !== undefined && cache.find(file.path) === undefined)
        : []
      if (unknown.length < manyTasks) return
      const read = async (batch: readonly DataFile[]) => {
        const known = await this.#run<readonly [string, KnownFile]>({ name: 'read', files: batch, site })
        for (const [path, file] of known ?? []) cache.add(path, file)
      }
      this.start()
      const reading: Promise<void>[] = []
      for (const batch of batchesOf(unknown, fileBatch)) {
        if (this.hasRoom) reading.push(read(batch))
        else readFiles(batch, content, cache)
        // Lets the answers of the threads arrive in the meantime.
        await setImmediate()
      }
      await Promise.all(reading)
    }
  }

  /** Renders pages, all with the same setup. */
  render(setup: PrintSetup, drafts: readonly PageDraft[]): Promise<readonly RenderedPage[] | undefined> {
    return this.#run({ name: 'render', setup, drafts })
  }

  /** Links many files of one folder to another. */
  async link(from: string, to: string, paths: readonly string[]): Promise<void> {
    const linked = await this.#run({ name: 'link', from, to, paths })
    if (linked === undefined) new NewFolder(from, to).takeOver(paths)
  }

  /**
   * Removes many files of a folder, and the folders that are empty then. Each thread removes as many as this one. What
   * cannot be removed there is left.
   */
  async remove(from: string, paths: readonly string[]): Promise<void> {
    const own = Math.floor(paths.length / (this.threads + 1))
    const removing = Array.from(batchesOf(paths.slice(own), own), (batch) =>
      this.#run({ name: 'remove', from, paths: batch }),
    )
    removeFiles(from, paths.slice(0, own))
    await Promise.all(removing)
  }

  /** Ends the threads. */
  async end(): Promise<void> {
    this.#isEnded = true
    await (await this.#pool)?.destroy()
  }

  /** Undefined if the task fails: the caller may do it in this thread, so that the error keeps its class. */
  async #run<Result>(task: Task): Promise<readonly Result[] | undefined> {
    this.#pool ??= this.#open()
    this.#given += 1
    try {
      return await (await this.#pool).run(task)
    } catch (error) {
      if (this.#isEnded) throw error
      return undefined
    } finally {
      this.#given -= 1
    }
  }

  async #open(): Promise<Tinypool> {
    const { Tinypool } = await import('tinypool')
    const threads = { minThreads: this.threads, maxThreads: this.threads, concurrentTasksPerWorker: atOnce }
    return new Tinypool({ filename: this.#worker ?? '', ...threads })
  }
}
