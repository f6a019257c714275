import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
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
import { BuildWorker, hasWorkerProgram, newWorker } from './worker/build-worker'

/**
 * Builds the site: reads the data, compiles the templates, renders every page, and replaces the old output only once
 * everything has succeeded. A site in which nothing changed is left untouched.
 *
 * @param onStep called at the start of each step
 * @param running a second thread that can help
 * @throws InputError when data or templates are invalid; the output folder is then left unchanged
 */
export async function build(
  options: BuildOptions,
  onStep: (name: string) => void,
  running?: Worker,
): Promise<BuildResult> {
  const { root, data, force, packageRoot } = options
  const watch = new Stopwatch(onStep)
  const worker = running && new BuildWorker(running)
  const precious = { root, sources: [data, join(root, 'templates')], program: ownFolders(packageRoot) }
  try {
    const out = await requireOwnFolder(options.out, precious, force)
    const report = await buildInTurn({ ...options, out }, watch, worker)
    return { ...report, ...watch.stop() }
  } finally {
    await worker?.end()
  }
}

/** Builds the site once no other build of its folder is at work. */
async function buildInTurn(
  options: BuildOptions,
  watch: Stopwatch,
  worker: BuildWorker | undefined,
): Promise<BuildReport> {
  const { out, packageRoot } = options
  const ledger = new OutputLedger<LastBuild>(outputLedgers(packageRoot), out)
  const onWait = (pid: number) => watch.onStep(`wait for another build of this folder (process ${pid})`)
  const session = await beginSession(options, ledger, worker, onWait)
  // Nothing else is to be done yet for an output that is all new.
  if (session === undefined) worker?.ask('prepare')
  const turn = session === undefined ? await beginTurn(out, onWait) : undefined
  try {
    const reader = (files: number) => {
      // With two threads, V8 would let the heap grow to several times its live size.
      if (isHuge(files)) limitHeapGrowth(readingGrowth)
      return worker
    }
    // Only once it is this build's turn: the data may change while it waits.
    const cache = openDataCache(options, { reader })
    const freshness = new FreshnessCheck(options, cache)
    const { beside } = session ?? turn ?? {}
    const progress = { watch, ledger, freshness, session, beside, worker, cache, onWait }
    return (await reuseReport(progress)) ?? (await buildAnew(options, progress))
  } finally {
    await Promise.all([session?.end(false), turn?.end()]).finally(() => {
      session?.release()
      resetHeapGrowth()
    })
  }
}

/** Undefined when nothing useful is known about an existing output. @param worker a new one when undefined */
async function beginSession(
  options: BuildOptions,
  ledger: OutputLedger<LastBuild>,
  worker: BuildWorker | undefined,
  onWait: Progress['onWait'],
): Promise<OutputSession | undefined> {
  if (ledger.entries.length === 0 || !hasWorkerProgram()) return undefined
  const { out, packageRoot } = options
  const place = { out, spares: spareFolders(packageRoot), ledger }
  return OutputSession.begin({ ...place, worker: () => worker ?? newWorker() }, { onWait })
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
