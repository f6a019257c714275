import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildAnew, type Progress } from './build-anew'
import type { BuildOptions, BuildResult } from './build-options'
import { outputLedgers, spareFolders } from './cache/page-stores'
import { limitHeapGrowth, readingGrowth, resetHeapGrowth } from './collect-garbage'
import { type BuildReport, FreshnessCheck, type LastBuild } from './ledger/freshness-check'
import { OutputLedger } from './ledger/output-ledger'
import { openDataCache } from './plan/plan-site'
import { ownFolders } from './program-files'
import { type Turn, takeTurn } from './publish/build-lock'
import { requireOwnFolder } from './publish/output-folder'
import { OutputSession } from './publish/output-session'
import { isHuge } from './site-size'
import { Stopwatch } from './stopwatch'
import { hasWorkerProgram } from './worker/build-worker'
import { LazyWorker } from './worker/lazy-worker'

/**
 * Builds the site: reads the data, compiles the templates, renders every page, and replaces the old output only once
 * everything has succeeded. A large site in which nothing changed is left untouched.
 *
 * @param onStep called at the start of each step
 * @throws InputError when data or templates are invalid; the output folder is then left unchanged
 */
export async function build(options: BuildOptions, onStep: (name: string) => void): Promise<BuildResult> {
  const { root, data, force, packageRoot } = options
  const watch = new Stopwatch(onStep)
  const precious = { root, sources: [data, join(root, 'templates')], program: ownFolders(packageRoot) }
  const out = await requireOwnFolder(options.out, precious, force)
  const early = new LazyWorker()
  try {
    const report = await buildInTurn({ ...options, out }, watch, early)
    return { ...report, ...watch.stop() }
  } finally {
    await early.end()
  }
}

/** Builds the site once no other build of its folder is at work. @param early the worker of a build that has no session */
async function buildInTurn(options: BuildOptions, watch: Stopwatch, early: LazyWorker): Promise<BuildReport> {
  const { out, packageRoot } = options
  const ledgers = outputLedgers(packageRoot)
  // Before the ledger is read: the first change after the output was new ends when the worker has copied that.
  if (hasWorkerProgram() && OutputLedger.isKept(ledgers, out)) early.start()
  const ledger = new OutputLedger<LastBuild>(ledgers, out)
  const onWait = (pid: number) => watch.onStep(`wait for another build of this folder (process ${pid})`)
  const session = await beginSession(options, ledger, early, onWait)
  const turn = session === undefined ? await beginTurn(out, onWait) : undefined
  try {
    const reader = (files: number) => {
      // With two threads, V8 would let the heap grow to several times its live size.
      if (isHuge(files)) limitHeapGrowth(readingGrowth)
      return session?.worker ?? early.start(files)
    }
    // Only once it is this build's turn: the data may change while it waits.
    const cache = openDataCache(options, { reader: hasWorkerProgram() ? reader : undefined })
    const freshness = new FreshnessCheck(options, cache, ledger.entries.length > 0)
    const { beside } = session ?? turn ?? {}
    const progress = { watch, ledger, freshness, session, beside, early, cache, onWait }
    return (await reuseReport(progress)) ?? (await buildAnew(options, progress))
  } finally {
    await Promise.all([session?.end(false), turn?.end()]).finally(() => {
      session?.release()
      resetHeapGrowth()
    })
  }
}

/** Undefined when nothing useful is known about an existing output. */
async function beginSession(
  options: BuildOptions,
  ledger: OutputLedger<LastBuild>,
  early: LazyWorker,
  onWait: Progress['onWait'],
): Promise<OutputSession | undefined> {
  if (ledger.entries.length === 0 || !hasWorkerProgram()) return undefined
  const { out, packageRoot } = options
  const worker = () => early.take()
  return OutputSession.begin({ out, spares: spareFolders(packageRoot), ledger, worker }, { onWait })
}

/** Undefined if the folder that is to hold the output does not exist: no other build is at work there, and the turn is taken later. */
async function beginTurn(out: string, onWait: Progress['onWait']): Promise<Turn | undefined> {
  return existsSync(dirname(out)) ? takeTurn(out, { onWait }) : undefined
}

/** The report of the last build, if this build would produce the same output. */
async function reuseReport({ watch, ledger, freshness, session }: Progress): Promise<BuildReport | undefined> {
  if (ledger.about === undefined || session === undefined) return undefined
  watch.start('compare with the last build')
  return freshness.reportIfFresh(ledger.about, () => session.isUntouched())
}
