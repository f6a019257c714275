import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../content/problem'
import type { DataCache } from '../content/source/data-cache'
import { outputLedgers, pageForms, spareFolders } from './cache/page-stores'
import {
  collectGarbage,
  earlyGrowth,
  limitHeapGrowth,
  readingGrowth,
  resetHeapGrowth,
  vastHeap,
} from './collect-garbage'
import { beyondLimits } from './hosts/host-limits'
import type { HostName } from './hosts/host-names'
import { type BuildReport, FreshnessCheck, type LastBuild, type PlannedInputs } from './ledger/freshness-check'
import { OutputLedger } from './ledger/output-ledger'
import type { UrlForm } from './page-paths'
import { idleRedirects } from './plan/check-redirects'
import { pageDataFiles } from './plan/page-data-files'
import { planBuild } from './plan/plan-build'
import { openDataCache, refuseWarnings, type SiteOptions } from './plan/plan-site'
import { sharedTexts } from './plan/shared-texts'
import { copiesAmong } from './precompress'
import { ownFolders } from './program-files'
import { isCompiled } from './program-id'
import { type Turn, takeTurn } from './publish/build-lock'
import { manifestName, type PublishedFile } from './publish/manifest'
import { requireOwnFolder } from './publish/output-folder'
import { OutputSession } from './publish/output-session'
import { type PublishedSite, publishSite } from './publish-site'
import { pagesInShard, type Shard } from './shard'
import { drawShareImages } from './share/draw-share-images'
import type { ShareChoice } from './share/share-images'
import { isHuge, isVast } from './site-size'
import { Stopwatch } from './stopwatch'
import { hasWorkerProgram, workerProgram } from './worker/build-worker'
import { LazyWorker } from './worker/lazy-worker'

/** What to build, and where. All paths are absolute. */
export interface BuildOptions extends SiteOptions {
  readonly out: string
  readonly urls: UrlForm
  /** The hosts to write files for. */
  readonly hosts: readonly HostName[]
  /** Whether to write compressed copies beside the files. */
  readonly precompress: boolean
  /** One per page when omitted. */
  readonly shareImages?: ShareChoice
  /** The shard to build; the whole site when undefined. */
  readonly shard?: Shard | undefined
  /** Whether to overwrite an output folder that holds files no build wrote. */
  readonly force: boolean
}

/** The outcome of a build. Sizes are in bytes, times in milliseconds. */
export interface BuildResult {
  /** The site-relative addresses of the pages; for a shard, only those of its own pages. */
  readonly routes: readonly string[]
  /** Excludes compressed copies, as do the sizes below. */
  readonly files: number
  readonly bytes: number
  /** Total size after brotli; omitted for large sites, where measuring takes as long as building. */
  readonly brotli?: number
  /** The compressed copies that were requested. */
  readonly copies: { readonly files: number; readonly bytes: number }
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[]
  readonly milliseconds: number
  /** Warnings and notices. */
  readonly problems: readonly Problem[]
}

/** The state of a running build. */
interface Progress {
  readonly watch: Stopwatch
  readonly ledger: OutputLedger<LastBuild>
  readonly freshness: FreshnessCheck
  readonly session: OutputSession | undefined
  /** The turn of a build that has no session. */
  readonly turn: Turn | undefined
  /** The worker of a build that has no session. */
  readonly early: LazyWorker
  readonly cache: DataCache
  /** Called with the pid of another build that this one has to wait for. */
  readonly onWait: (pid: number) => void
}

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
  const ledger = new OutputLedger<LastBuild>(outputLedgers(packageRoot), out)
  const onWait = (pid: number) => onStep(`wait for another build of this folder (process ${pid})`)
  const session = await beginSession({ ...options, out }, ledger, onWait)
  const turn = session === undefined ? await beginTurn(out, onWait) : undefined
  const early = new LazyWorker()
  try {
    const reader = (files: number) => {
      // With two threads, V8 would let the heap grow to several times its live size.
      if (isHuge(files)) limitHeapGrowth(readingGrowth)
      return session?.worker ?? early.start(files)
    }
    // Only once it is this build's turn: the data may change while it waits.
    const cache = openDataCache(options, isCompiled, { reader: hasWorkerProgram() ? reader : undefined })
    const freshness = new FreshnessCheck({ ...options, out }, cache, ledger.entries.length > 0)
    const progress = { watch, ledger, freshness, session, turn, early, cache, onWait }
    const report = (await reuseReport(progress)) ?? (await buildAnew({ ...options, out }, progress))
    return { ...report, ...watch.stop() }
  } finally {
    await Promise.all([session?.end(false), early.end(), turn?.end()]).finally(() => {
      session?.release()
      resetHeapGrowth()
    })
  }
}

/** Undefined when nothing useful is known about an existing output. */
async function beginSession(
  options: BuildOptions,
  ledger: OutputLedger<LastBuild>,
  onWait: Progress['onWait'],
): Promise<OutputSession | undefined> {
  if (ledger.entries.length === 0 || !hasWorkerProgram()) return undefined
  const { out, packageRoot } = options
  return OutputSession.begin({ out, spares: spareFolders(packageRoot), ledger, program: workerProgram }, { onWait })
}

/** Undefined if there is no folder yet in which another build could be at work; then the turn is taken once that is made. */
async function beginTurn(out: string, onWait: Progress['onWait']): Promise<Turn | undefined> {
  return existsSync(dirname(out)) ? takeTurn(out, { onWait }) : undefined
}

/** The report of the last build, if this build would produce the same output. */
async function reuseReport({ watch, ledger, freshness, session }: Progress): Promise<BuildReport | undefined> {
  if (ledger.about === undefined || session === undefined) return undefined
  watch.start('compare with the last build')
  return freshness.reportIfFresh(ledger.about, () => session.isUntouched())
}

async function buildAnew(options: BuildOptions, progress: Progress): Promise<BuildReport> {
  const { watch, ledger, freshness, session } = progress
  session?.copyOld()
  if (isHuge(ledger.entries.length)) {
    ledger.rest()
    limitHeapGrowth(earlyGrowth)
  }
  const { published, isLedgered, brotli, inputs, ...told } = await publishAnew(options, progress)
  watch.start('measure')
  // Nothing references the site any more, and the ledger of a vast site needs its memory.
  collectGarbage(vastHeap)
  const isCopy = options.precompress ? copiesAmong(published.files) : () => false
  const report = { ...measured(published.files, brotli, isCopy), ...told }
  if (isLedgered) await ledger.write(published, freshness.remembered(inputs, report))
  else if (ledger.entries.length > 0) ledger.forget()
  return report
}

/** What was published, what it was made from, and what the build reports. */
interface BuildOutcome extends PublishedSite, Pick<BuildReport, 'routes' | 'problems'> {
  readonly inputs: PlannedInputs
}

/** Builds the site and publishes it. */
async function publishAnew(
  options: BuildOptions,
  { watch, ledger, session, turn, early, cache, onWait }: Progress,
): Promise<BuildOutcome> {
  const plan = await planBuild(
    options,
    (step) => watch.start(step),
    cache,
    () => session?.lookAgain(),
  )
  const shared = sharedTexts(plan.pages, pageDataFiles(options, plan.site.collections))
  const problems = [...plan.problems, ...idleRedirects(plan.data.redirects, options.hosts), ...shared]
  refuseWarnings(problems, options.strict)

  // Also of a shard, which has few pages but the model of the whole site.
  if (isVast(plan.pages.length)) limitHeapGrowth()
  watch.start('draw share images')
  const own = pagesInShard(plan.pages, options.shard)
  const share = await drawShareImages({ ...plan, own }, options, watch.onStep)

  watch.start('render and write')
  const forms = pageForms(options.packageRoot)
  const parts = { ...options, ...plan, share, ledger, session, turn, worker: early.started, forms, watch }
  const manifest = manifestName(options.shard)
  const published = await publishSite(parts, own.length, { force: options.force, manifest, onWait })
  await forms.sweep()
  const { templates, dataFingerprint } = plan
  const inputs = { site: { addresses: plan.site.addresses }, templates, dataFingerprint }
  const beyond = beyondLimits(options.hosts, published.published.files, options)
  return { ...published, inputs, routes: own.map(({ page }) => page.address.path), problems: [...problems, ...beyond] }
}

function measured(
  published: readonly PublishedFile[],
  brotli: number | undefined,
  isCopy: (file: PublishedFile) => boolean,
) {
  const copies = published.filter(isCopy)
  const originals = published.filter((file) => !isCopy(file))
  return {
    files: originals.length,
    bytes: bytesOf(originals),
    ...(brotli !== undefined && { brotli }),
    copies: { files: copies.length, bytes: bytesOf(copies) },
  }
}

function bytesOf(files: readonly PublishedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
