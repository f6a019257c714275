import { setTimeout as pause } from 'node:timers/promises'
import * as chokidar from 'chokidar'
import { errorCode } from '../lib/error-code'
import { stampAt } from '../lib/stamp'
import { filesIn, identityOf, type Stamps, unread } from './watched-files'

/** Options of a watcher. */
interface WatchOptions {
  /** A folder to ignore. */
  readonly ignored: string
  /**
   * The stamps of all files before they were read: changes since then are reported too, although watching starts later.
   */
  readonly before: Stamps
  /** Processes a batch of changed files (absolute); the next batch waits until it is done. */
  readonly onChanges: (paths: readonly string[]) => Promise<void>
  /** Called when the system cannot watch so many files; changes are then reported within a second. */
  readonly onLimited: () => void
  /** Called when a batch fails, or the system cannot watch any more. */
  readonly onError: (error: unknown) => void
}

/** How long changes are collected, in milliseconds: editors and version control write several files at once. */
const gathering = 10

/**
 * When changed files are looked at again, in milliseconds: chokidar reports no second change of a file within 50 ms and
 * no second removal within 100 ms.
 */
const settling = 120

/** How many changes may fill the queue of the system, which then reports nothing about further files. */
const many = 100

/** How often to look for replaced folders, or else at all files, in milliseconds. */
const interval = 1_000

/** What the system says when it watches as many files as it can. */
const limits = new Set<unknown>(['ENOSPC', 'EMFILE'])

/**
 * Watches folders until closed. The system only says which files may have changed: their stamps, taken right before
 * they are read, show whether they have. Starting takes a while: a second for ten thousand files.
 */
export class FolderWatcher {
  /** Resolves once changes are reported as they happen; never resolves if closed before. */
  readonly ready: Promise<void>
  readonly #folders: readonly string[]
  readonly #options: WatchOptions
  readonly #isUnread: (path: string) => boolean
  readonly #watch: typeof chokidar.watch
  /** The stamps of files when they were last reported. */
  readonly #known: Map<string, string | undefined>
  /** Files that may have changed. */
  readonly #asked = new Set<string>()
  /** Files that have changed just now. */
  readonly #recent = new Set<string>()
  readonly #settled: NodeJS.Timeout
  readonly #poll: NodeJS.Timeout
  #reporting: Promise<void> | undefined
  /** Identifies the folders, to notice when others replace them. */
  #identity: string
  /** Closes the system watcher; undefined if the system cannot watch so many files. */
  #stop: (() => Promise<void>) | undefined

  constructor(folders: readonly string[], options: WatchOptions, watch = chokidar.watch) {
    this.#folders = folders
    this.#options = options
    this.#isUnread = unread(folders, options.ignored)
    this.#watch = watch
    this.#known = new Map(options.before)
    this.#identity = identityOf(folders)
    this.#settled = setTimeout(() => this.#lookAgain(), settling).unref()
    this.#poll = setInterval(() => this.#lookAround(), interval)
    this.ready = this.#start()
  }

  async close(): Promise<void> {
    clearInterval(this.#poll)
    await this.#stop?.()
    await this.#reporting
    clearTimeout(this.#settled)
  }

  #start(): Promise<void> {
    const watcher = this.#watch([...this.#folders], { ignoreInitial: true, ignored: this.#isUnread })
    this.#stop = async () => {
      const closed = watcher.close()
      // Closing removes the listener, and files that it was about to watch may still fail.
      watcher.on('error', () => undefined)
      await closed
    }
    watcher.on('all', (event, path) => {
      // Nothing in it is reported any more, even if it returns.
      if (event === 'unlinkDir' && this.#folders.includes(path)) this.#identity = ''
      this.#ask([path])
    })
    const begun = new Promise<void>((resolve) => {
      watcher.once('ready', resolve)
      watcher.on('error', (error) => {
        if (!limits.has(errorCode(error))) return this.#options.onError(error)
        void this.#stop?.()
        this.#stop = undefined
        this.#options.onLimited()
        resolve()
      })
    })
    return begun.then(() => this.#askAll())
  }

  /**
   * Version control replaces folders when switching branches; watchers report their removal, and nothing after that.
   */
  #lookAround(): void {
    const identity = identityOf(this.#folders)
    if (this.#stop === undefined) this.#askAll()
    else if (identity !== this.#identity) {
      void this.#stop()
      void this.#start()
    }
    this.#identity = identity
  }

  #lookAgain(): void {
    if (this.#recent.size < many) this.#ask(this.#recent)
    else this.#askAll()
    this.#recent.clear()
  }

  #askAll(): void {
    this.#ask([...this.#known.keys(), ...filesIn(this.#folders)])
  }

  #ask(paths: Iterable<string>): void {
    for (const path of paths) if (!this.#isUnread(path)) this.#asked.add(path)
    if (this.#asked.size > 0) this.#reporting ??= this.#report()
  }

  async #report(): Promise<void> {
    while (this.#asked.size > 0) {
      await pause(gathering)
      const changed = [...this.#asked].filter((path) => this.#hasChanged(path))
      this.#asked.clear()
      if (changed.length === 0) continue
      for (const path of changed) this.#recent.add(path)
      await this.#options.onChanges(changed).catch(this.#options.onError)
      this.#settled.refresh()
    }
    this.#reporting = undefined
  }

  #hasChanged(path: string): boolean {
    const [before, now] = [this.#known.get(path), stampAt(path)]
    this.#known.set(path, now)
    return now !== before
  }
}
