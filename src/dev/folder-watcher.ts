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

/** A running watcher. */
interface Watcher {
  /** Resolves once changes are reported as they happen; never resolves if closed before. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Watches folders until closed. The system only says which files may have changed: their stamps, taken right before
 * they are read, show whether they have. Starting takes a while: a second for ten thousand files.
 */
export function watchFolders(folders: readonly string[], options: WatchOptions, watch = chokidar.watch): Watcher {
  const isUnread = unread(folders, options.ignored)
  /** The stamps of files when they were last reported. */
  const known = new Map(options.before)
  /** Files that may have changed. */
  const asked = new Set<string>()
  /** Files that have changed just now. */
  const recent = new Set<string>()
  let reporting: Promise<void> | undefined
  /** Identifies the folders, to notice when others replace them. */
  let identity = identityOf(folders)
  /** Closes the system watcher; undefined if the system cannot watch so many files. */
  let stop: (() => Promise<void>) | undefined

  const hasChanged = (path: string) => {
    const [before, now] = [known.get(path), stampAt(path)]
    known.set(path, now)
    return now !== before
  }

  const report = async () => {
    while (asked.size > 0) {
      await pause(gathering)
      const changed = [...asked].filter(hasChanged)
      asked.clear()
      if (changed.length === 0) continue
      for (const path of changed) recent.add(path)
      await options.onChanges(changed).catch(options.onError)
      settled.refresh()
    }
    reporting = undefined
  }

  const ask = (paths: Iterable<string>) => {
    for (const path of paths) if (!isUnread(path)) asked.add(path)
    if (asked.size > 0) reporting ??= report()
  }
  const askAll = () => ask([...known.keys(), ...filesIn(folders)])

  const start = async () => {
    const watcher = watch([...folders], { ignoreInitial: true, ignored: isUnread })
    stop = async () => {
      const closed = watcher.close()
      // Closing removes the listener, and files that it was about to watch may still fail.
      watcher.on('error', () => undefined)
      await closed
    }
    watcher.on('all', (event, path) => {
      // Nothing in it is reported any more, even if it returns.
      if (event === 'unlinkDir' && folders.includes(path)) identity = ''
      ask([path])
    })
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve)
      watcher.on('error', (error) => {
        if (!limits.has(errorCode(error))) return options.onError(error)
        void stop?.()
        stop = undefined
        options.onLimited()
        resolve()
      })
    })
    askAll()
  }

  const settled = setTimeout(() => {
    if (recent.size < many) ask(recent)
    else askAll()
    recent.clear()
  }, settling).unref()

  // Version control replaces folders when switching branches; watchers report their removal, and nothing after that.
  const poll = setInterval(() => {
    const found = identityOf(folders)
    if (stop === undefined) askAll()
    else if (found !== identity) {
      void stop()
      void start()
    }
    identity = found
  }, interval)

  const close = async () => {
    clearInterval(poll)
    await stop?.()
    await reporting
    clearTimeout(settled)
  }
  return { ready: start(), close }
}
