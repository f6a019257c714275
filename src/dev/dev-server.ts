import { join } from 'node:path'
import type { SiteOptions } from '../build/plan/plan-site'
import { requireFolder } from '../content/source/require-folder'
import type { InputError } from '../lib/problem'
import { templateFolder } from '../render/compile/template-folder'
import { limitTime } from '../render/compile/within-time'
import type { ListenOptions } from '../server/listen'
import { type SiteServer, startServer } from '../server/local-server'
import { DevSite, type Update } from './dev-site'
import { watchFolders } from './folder-watcher'
import { stampsIn } from './watched-files'

/** How long template code may run at a time, in milliseconds. */
const timeLimit = 5_000

/** Callbacks of a running dev server. */
interface DevNews {
  /** Some files changed (absolute paths), and pages show it after this many milliseconds. */
  readonly onUpdate: (paths: readonly string[], update: Update, milliseconds: number) => void
  /** A page or file cannot be generated. */
  readonly onBroken: (error: InputError) => void
  /** There are more files than the system can watch: pages show changes a second later. */
  readonly onLimited: () => void
  /** An internal error; the server continues. */
  readonly onError: (error: unknown) => void
}

/** A running dev server. */
interface DevServer extends SiteServer {
  /** The result of reading the site for the first time. */
  readonly first: Update
  /** Resolves once changes are noticed as they happen, and earlier changes are known. */
  readonly watching: Promise<void>
}

/**
 * Serves a site during development: pages are rendered on request, and open ones follow every change. Mistakes in data
 * and templates are shown in their place.
 *
 * @throws InputError if the folders do not exist, or if the server cannot listen at that address
 */
export async function startDevServer(options: SiteOptions, where: ListenOptions, news: DevNews): Promise<DevServer> {
  const { data, cwd } = options
  const { folder } = templateFolder(options)
  await requireFolder(data, cwd)
  await requireFolder(folder, cwd, 'the templates of a site; choose their project with --root')
  const before = stampsIn([data, folder])
  const site = new DevSite(options, news.onBroken)
  limitTime(timeLimit)
  const dispose = () => {
    limitTime()
    return site.dispose()
  }
  try {
    const first = await site.update([])
    const server = await startServer((asked) => site.respond(asked), { ...where, onError: news.onError })
    // Started once pages are served: starting to watch ten thousand files slows down reading them, even from another
    // thread. Changes made in the meantime are found by comparing stamps.
    const watcher = watchFolders([data, folder], {
      before,
      // For editors only; the program does not read it.
      ignored: join(data, 'schema'),
      onLimited: news.onLimited,
      onError: news.onError,
      onChanges: async (paths) => {
        const began = performance.now()
        const update = await site.update(paths)
        news.onUpdate(paths, update, Math.round(performance.now() - began))
      },
    })
    // Renders a page ahead of the first request, because the first page takes several times as long as the next ones.
    setImmediate(() => Promise.all([site.answer(site.home), site.liveScript()]).catch(news.onError))
    const close = async () => {
      await server.close()
      await watcher.close()
      await dispose()
    }
    return { ...server, close, home: site.home, first, watching: watcher.ready }
  } catch (error) {
    await dispose()
    throw error
  }
}
