import { Names } from '../../content/names'
import type { Problem } from '../../content/problem'
import { buildSite } from '../../content/site/build-site'
import type { Data, SiteContent } from '../../content/source/data'
import type { DataCache } from '../../content/source/data-cache'
import { nameRecords, sealOf } from '../../content/source/data-seal'
import { KeptProse } from '../cache/kept-prose'
import { collectGarbage, vastHeap } from '../collect-garbage'
import { isCompiled } from '../program-name'
import { type PlannedPages, planOf } from './lay-out'
import { loadSiteData, type SiteOptions, type SiteReading } from './plan-site'

/** What a build needs of the data, besides the site that it makes. */
interface BuildReading extends Omit<SiteReading, 'data'> {
  readonly data: Pick<Data, 'redirects'>
  /** Names the data. */
  readonly dataSeal: string
}

/**
 * Plans a site as `planSite` does. Pages and their parts are named, and what nobody needs for them is let go on the way:
 * first where records stand in their files, then the records themselves. Of a vast site each of that fills a tenth of the
 * memory.
 *
 * @param cache what is read of the data; it is cleared
 * @throws InputError when data or templates are wrong
 */
export async function planBuild(
  options: SiteOptions,
  onStep: (name: string) => void,
  cache: DataCache,
): Promise<BuildReading & PlannedPages> {
  onStep('read data')
  const names = new Names()
  const reading = await readForBuild(options, cache, names)
  collectGarbage(vastHeap)
  return planOf(options, reading, onStep, names.nameOf)
}

async function readForBuild(options: SiteOptions, cache: DataCache, names: Names): Promise<BuildReading> {
  const { content, problems, dataSeal } = await readNamed(options, cache, names)
  collectGarbage(vastHeap)
  // Of a program that is not compiled, another one may have the same name.
  const prose = isCompiled ? new KeptProse(options.packageRoot, options.data) : undefined
  const site = buildSite(content, options.siteUrl, names.remember, prose?.render)
  await prose?.write()
  return { data: { redirects: content.redirects }, site, problems, dataSeal }
}

/** The content of a data folder, and what it is named by. */
interface NamedContent extends Pick<BuildReading, 'dataSeal'> {
  readonly content: SiteContent
  readonly problems: readonly Problem[]
}

async function readNamed(options: SiteOptions, cache: DataCache, names: Names): Promise<NamedContent> {
  const { hashes } = cache.memory
  // Mistakes in some of the data are mended before long: the rest of it need not be read again then.
  const { data, problems, files } = await loadSiteData(options, cache).finally(() => keep(cache))
  nameRecords(data, files, hashes, names)
  cache.clear()
  const brands = data.brands.map(({ slug, value }) => ({ slug, value }))
  return { content: { ...data, brands }, problems, dataSeal: sealOf(files, hashes) }
}

/** Keeps what was read. To read it took more memory than to hold it. */
function keep(cache: DataCache): Promise<void> {
  collectGarbage(vastHeap)
  return cache.keep()
}
