import { formatNumber } from '../content/rules/format-number'
import { sha256 } from '../content/sha256'
import { spareFolders } from './cache/page-stores'
import type { OutputLedger } from './ledger/output-ledger'
import { madeAhead } from './made-ahead'
import type { OutputFile, PrintableFile } from './output-file'
import { compressedCopies } from './precompress'
import { PagePrinter } from './print/page-printer'
import { PageRenderer } from './print/page-renderer'
import { pageSettings } from './print/page-settings'
import { programId } from './program-id'
import type { BesideFolders } from './publish/debris'
import type { OutputSession } from './publish/output-session'
import { type MakeStage, type Published, type PublishOptions, publish, publishLocked } from './publish/publish'
import type { Derive } from './publish/put-all'
import type { FilesToPut } from './publish/put-files'
import { SpareFolder } from './publish/spare-folder'
import { stageHere } from './publish/stage'
import { filesOfHosts, type SiteFilesParts, siteFiles, sitePlans } from './site-files'
import type { Stopwatch } from './stopwatch'
import { type BuildWorker, hasWorkerProgram } from './worker/build-worker'
import type { PrintData } from './worker/messages'
import { type PrintSetup, stageInThread } from './worker/stage-in-thread'
import { templateData } from './worker/template-data'

/** What to publish, and where. */
interface SiteToPublish extends SiteFilesParts {
  /** The ledger of the output folder. */
  readonly ledger: Pick<OutputLedger<unknown>, 'recognize' | 'recognizeDerived'>
  readonly out: string
  readonly root: string
  readonly cwd: string
  readonly packageRoot: string
  /** Undefined if nothing useful is known about the old output. */
  readonly session?: OutputSession | undefined
  /** The folders that are the build's in its turn; undefined if that has yet to be taken. */
  readonly beside?: BesideFolders | undefined
  /** Undefined where there is no second thread that could print. */
  readonly worker?: BuildWorker | undefined
  readonly watch: Pick<Stopwatch, 'start' | 'onStep'>
}

/** The outcome of publishing. */
export interface PublishedSite {
  readonly published: Published
  /** Whether to record its files in the ledger. */
  readonly isLedgered: boolean
}

/** Prints the pages of a site and publishes it. @param pages the number of pages */
export async function publishSite(site: SiteToPublish, pages: number, options: PublishOptions): Promise<PublishedSite> {
  const setup = printSetupFor(site, pages)
  return setup === undefined
    ? { published: await publishHere(site, options), isLedgered: false }
    : { published: await publishInThread(site, setup, options), isLedgered: true }
}

function publishHere(site: SiteToPublish, given: PublishOptions): Promise<Published> {
  return publishInTurn(site, siteFiles(site), stageHere, { ...given, derive: copying(site, (copies) => copies) })
}

/** In the turn that the build has, or else in one taken for it. */
function publishInTurn<File extends PrintableFile>(
  { out, beside }: SiteToPublish,
  files: FilesToPut<File>,
  stage: MakeStage<File | OutputFile>,
  options: PublishOptions,
): Promise<Published> {
  if (beside === undefined) return publish(out, files, stage, options)
  return publishLocked(out, beside, files, stage, options)
}

/** Makes compressed copies if they are requested. @param recognize replaces those that need not be made */
function copying(site: SiteToPublish, recognize: OutputLedger['recognizeDerived']): Derive | undefined {
  if (!site.precompress) return undefined
  return (files, read) => {
    const { watch } = site
    watch.start('compress')
    const ofHosts = new Set(filesOfHosts(site).map(({ path }) => path))
    const sent = files.filter(({ path }) => !ofHosts.has(path))
    const copies = recognize(compressedCopies(sent, read))
    return madeAhead(copies, (count) => watch.onStep(`compress: ${formatNumber(count)} files`))
  }
}

async function publishInThread(site: SiteToPublish, setup: PrintSetup, given: PublishOptions): Promise<Published> {
  const { out, ledger, session, packageRoot } = site
  const options = { ...given, derive: copying(site, (copies) => ledger.recognizeDerived(copies)) }
  const drafts = ledger.recognize(sitePlans(site), commonFingerprint(setup.data), await session?.touched)
  const stage = (old: string, folder: string) => stageInThread(setup, old, folder)
  if (session === undefined) {
    return publishInTurn(site, drafts, stage, { ...options, spare: new SpareFolder(spareFolders(packageRoot), out) })
  }
  const { spare } = session
  const published = await publishInTurn(site, drafts, stage, { ...options, spare, old: () => session.old() })
  const isRemoved = await session.end(true)
  return { ...published, isRelinked: published.isRelinked || isRemoved }
}

/** Fingerprint of everything that pages have in common: settings, templates and program. */
function commonFingerprint({ templates, settings }: PrintData): string {
  return sha256(JSON.stringify([programId, templates.code, settings]))
}

/** Undefined if a thread could not find the files it needs. */
function printSetupFor(site: SiteToPublish, pages: number): PrintSetup | undefined {
  const templates = templateData(site, site.templates)
  const { worker, session, forms } = site
  if (!hasWorkerProgram() || templates === undefined) return undefined
  const settings = pageSettings(site)
  return {
    worker,
    isBusy: session !== undefined,
    pageCount: pages,
    data: { ...templates, settings },
    printer: new PagePrinter(new PageRenderer(site.templates, settings), forms),
  }
}
