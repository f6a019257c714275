import type { Problem } from '../content/problem'
import type { Site } from '../content/site/types'
import type { DataCache } from '../content/source/data-cache'
import type { BuildOptions } from './build-options'
import { domainHashesFor } from './cache/domain-hashes'
import { pageForms } from './cache/page-stores'
import { collectGarbage, earlyGrowth, limitHeapGrowth, vastHeap } from './collect-garbage'
import { rootFilesBelowBase } from './files/root-files'
import { beyondLimits } from './hosts/host-limits'
import type { BuildReport, FreshnessCheck, LastBuild, PlannedInputs } from './ledger/freshness-check'
import type { OutputLedger } from './ledger/output-ledger'
import { idleRedirects } from './plan/check-redirect-paths'
import { pageDataFiles } from './plan/page-data-files'
import { planBuild } from './plan/plan-build'
import { refuseWarnings } from './plan/plan-site'
import { sharedTexts } from './plan/shared-texts'
import { copiesAmong } from './precompress'
import type { BesideFolders } from './publish/debris'
import { manifestName } from './publish/manifest'
import type { OutputSession } from './publish/output-session'
import { type PublishedSite, publishSite } from './publish-site'
import { publishedSizes } from './published-sizes'
import { pagesInShard } from './shard'
import { drawShareImages } from './share/draw-share-images'
import { isHuge, isVast } from './site-size'
import type { Stopwatch } from './stopwatch'
import type { BuildWorker } from './worker/build-worker'
import { loadInThread } from './worker/template-data'

/** The state of a running build. */
export interface Progress {
  readonly watch: Stopwatch
  readonly ledger: OutputLedger<LastBuild>
  readonly freshness: FreshnessCheck
  readonly session: OutputSession | undefined
  /** The folders that are this build's in its turn; undefined if that has yet to be taken. */
  readonly beside: BesideFolders | undefined
  /** Undefined where there is no second thread that could print. */
  readonly worker: BuildWorker | undefined
  readonly cache: DataCache
  /** Called with the pid of another build that this one has to wait for. */
  readonly onWait: (pid: number) => void
}

/** Builds the site and replaces the old output, whether or not that is the same. */
export async function buildAnew(options: BuildOptions, progress: Progress): Promise<BuildReport> {
  const { watch, ledger, freshness, session } = progress
  session?.copyOld()
  if (isHuge(ledger.entries.length)) {
    ledger.rest()
    limitHeapGrowth(earlyGrowth)
  }
  const { published, isLedgered, inputs, ...told } = await publishAnew(options, progress)
  watch.start('measure')
  // Nothing references the site any more, and the ledger of a vast site needs its memory.
  collectGarbage(vastHeap)
  const isCopy = options.precompress ? copiesAmong(published.files) : () => false
  const report = { ...publishedSizes(published.files, isCopy), ...told }
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
  { watch, ledger, session, beside, worker, cache, onWait }: Progress,
): Promise<BuildOutcome> {
  const plan = await planBuild(options, cache, {
    onStep: (step) => watch.start(step),
    onTemplates: (templates) => {
      // One that checks and copies an old output loads them when there are pages to print.
      if (session === undefined && worker !== undefined) loadInThread(worker, options, templates)
    },
    onRead: () => session?.lookAgain(),
  })
  const shared = sharedTexts(plan.pages, pageDataFiles(options, plan.site.collections))
  const idle = idleRedirects(plan.data.redirects, options.hosts)
  const problems = [...plan.problems, ...idle, ...shared, ...misplaced(plan.site)]
  refuseWarnings(problems, options.strict)

  // Also of a shard, which has few pages but the model of the whole site.
  if (isVast(plan.pages.length)) limitHeapGrowth()
  watch.start('draw share images')
  const own = pagesInShard(plan.pages, options.shard)
  const share = await drawShareImages({ ...plan, own }, options, watch.onStep)

  watch.start('render and write')
  const forms = pageForms(options.packageRoot)
  const domains = domainHashesFor(plan.domainNames, options)
  const made = { share, forms, hashOfDomains: domains?.hashOf }
  const parts = { ...options, ...plan, ...made, ledger, session, beside, worker, watch }
  const manifest = manifestName(options.shard)
  const published = await publishSite(parts, own.length, { force: options.force, manifest, onWait })
  await Promise.all([forms.write(), domains?.write(), plan.prose?.write()])
  const { templates, dataFingerprint } = plan
  const inputs = { site: { addresses: plan.site.addresses }, templates, dataFingerprint }
  const beyond = beyondLimits(options.hosts, published.published.files, options)
  return { ...published, inputs, routes: own.map(({ page }) => page.address.path), problems: [...problems, ...beyond] }
}

/** A notice for a site whose files for the root of a host are not there. */
function misplaced(site: Site): Problem[] {
  const message = rootFilesBelowBase(site)
  return message === undefined ? [] : [{ severity: 'notice', file: 'build-site', message }]
}
