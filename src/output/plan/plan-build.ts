import { Fingerprints } from '../../content/fingerprints'
import type { Problem } from '../../content/problem'
import { buildSite } from '../../content/site/build-site'
import type { Data, SiteContent } from '../../content/source/data'
import type { DataCache } from '../../content/source/data-cache'
import { fingerprintFiles, fingerprintRecords } from '../../content/source/data-fingerprint'
import type { OnSite } from '../../content/source/load-data'
import { ProseCache } from '../cache/prose-cache'
import { collectGarbage, vastHeap } from '../collect-garbage'
import type { Templates } from '../compile/templates'
import { isCompiled } from '../program-id'
import { EarlyTemplates } from './early-templates'
import { layOut, type PlannedPages } from './lay-out'
import { loadSiteData, type SiteOptions, type SiteReading } from './plan-site'

/** What a build needs of the data besides the site itself. */
interface BuildReading extends Omit<SiteReading, 'data'> {
  readonly data: Pick<Data, 'redirects'>
  /** Fingerprint of the data. */
  readonly dataFingerprint: string
  /** Holds the legal texts that are rendered from now on. */
  readonly prose: ProseCache | undefined
}

/** What is called while a build is planned. */
interface PlanCalls {
  /** Called at the start of each step. */
  readonly onStep: (name: string) => void
  /** Called once the templates can be used. */
  readonly onTemplates: (templates: Templates) => void
  /** Called once the data has been read, a third of the time before the end of a build that changes little. */
  readonly onRead: () => void
}

/**
 * Plans a site like `planSite`. Computes fingerprints of pages and their parts, and releases along the way what is no
 * longer needed: first the source locations of records, then the records themselves. Each takes a tenth of the memory
 * of a vast site.
 *
 * @param cache what is read from the data folder; it is cleared
 * @throws InputError when data or templates are invalid
 */
export async function planBuild(
  options: SiteOptions,
  cache: DataCache,
  { onStep, onTemplates, onRead }: PlanCalls,
): Promise<BuildReading & PlannedPages> {
  onStep('read data')
  const fingerprints = new Fingerprints(new Map())
  const early = new EarlyTemplates(options, onTemplates)
  const reading = await readForBuild(options, cache, fingerprints, early.onSite).catch(async (error: unknown) => {
    // It leaves files behind if it is interrupted.
    await early.settled()
    throw error
  })
  onRead()
  collectGarbage(vastHeap)
  onStep('compile templates')
  return layOut(options, reading, await early.templatesFor(reading.site), fingerprints.fingerprintOf)
}

async function readForBuild(
  options: SiteOptions,
  cache: DataCache,
  fingerprints: Fingerprints,
  onSite: OnSite,
): Promise<BuildReading> {
  const { content, problems, dataFingerprint } = await readNamed(options, cache, fingerprints, onSite)
  collectGarbage(vastHeap)
  // Of a program that is not compiled, another one may have the same name.
  const prose = isCompiled ? new ProseCache(options.packageRoot, options.data) : undefined
  const site = buildSite(content, options.siteUrl, fingerprints.remember, prose?.render)
  return { data: { redirects: content.redirects }, site, problems, dataFingerprint, prose }
}

/** The content of a data folder, and its fingerprint. */
interface NamedContent extends Pick<BuildReading, 'dataFingerprint'> {
  readonly content: SiteContent
  readonly problems: readonly Problem[]
}

async function readNamed(
  options: SiteOptions,
  cache: DataCache,
  fingerprints: Fingerprints,
  onSite: OnSite,
): Promise<NamedContent> {
  const { hashes } = cache.memory
  // Written even if there are mistakes: once they are fixed, the rest of the data need not be read again.
  const { data, problems, files } = await loadSiteData(options, cache, onSite).finally(() => keep(cache))
  fingerprintRecords(data, fingerprints)
  cache.clear()
  const brands = data.brands.map(({ slug, value }) => ({ slug, value }))
  return { content: { ...data, brands }, problems, dataFingerprint: fingerprintFiles(files, hashes) }
}

/** Persists what was read. Reading takes more memory than holding the result. */
function keep(cache: DataCache): Promise<void> {
  collectGarbage(vastHeap)
  return cache.keep()
}
