import { existsSync } from 'node:fs'
import type { PublishedFile } from './manifest'
import type { SiteFile } from './output-file'
import { PageLedger } from './page-ledger'
import { PagePrinter } from './page-printer'
import { PageRenderer } from './page-renderer'
import { pageSettings } from './page-settings'
import { pageLedgers, spareFolders } from './page-stores'
import { isOnDisk } from './plain-templates'
import type { PressData } from './press-thread'
import { type MakeStage, type PublishOptions, publish } from './publish'
import { Scale } from './scale'
import { sha256 } from './sha256'
import { type SiteFilesParts, siteDrafts, siteFiles } from './site-files'
import { SpareFolder } from './spare-folder'
import { stageHere } from './stage'
import { type PressRoom, stageInThread } from './stage-in-thread'
import { templateFolder } from './template-folder'

/** What is published, and where. */
interface SiteToPublish extends SiteFilesParts {
  readonly out: string
  readonly root: string
  readonly cwd: string
  readonly packageRoot: string
}

/** What was published. */
interface PublishedSite {
  readonly published: readonly PublishedFile[]
  /** What all files weigh once compressed; left out for a large site, where telling takes as long as building. */
  readonly brotli?: number
}

/** From how many pages on two threads print, and files are not weighed: what takes longer than it is worth below. */
const large = 200

/** Compiled beside the program. Run from its sources, as by tests, the program prints in its one thread. */
const program = new URL('./press-thread.mjs', import.meta.url)

/** Prints the pages of a site and publishes it. @param pages how many pages it has */
export async function publishSite(site: SiteToPublish, pages: number, options: PublishOptions): Promise<PublishedSite> {
  if (pages < large) {
    const scale = new Scale()
    const { files } = await publish(site.out, scale.weigh(siteFiles(site)), stageHere, options)
    return { published: files, brotli: await scale.total() }
  }
  const presses = site.precompress ? undefined : pressesFor(site)
  if (presses === undefined) {
    const { files } = await publish(site.out, siteFiles(site), stageHere, options)
    return { published: files }
  }
  const ledger = new PageLedger(pageLedgers(site.packageRoot), site.out, commonName(presses.data))
  const spare = new SpareFolder(spareFolders(site.packageRoot), site.out)
  const stage: MakeStage<SiteFile> = (out, beside) => stageInThread(presses, out, beside)
  const { files, writtenBy } = await publish(site.out, ledger.recognize(siteDrafts(site)), stage, { ...options, spare })
  await ledger.write(files, writtenBy)
  return { published: files }
}

/** Names everything that pages have in common: settings, templates, and the compiled program, whose name tells its sources. */
function commonName({ templates, settings }: PressData): string {
  return sha256(JSON.stringify([import.meta.url, process.version, templates.code, settings]))
}

/** Undefined where no thread could find what it needs. */
function pressesFor(site: SiteToPublish): PressRoom | undefined {
  const templates = site.templates.plain()
  if (!existsSync(program) || !isOnDisk(templates)) return undefined
  const settings = pageSettings(site)
  const { folder } = templateFolder(site)
  const { cwd, packageRoot, forms } = site
  return {
    program,
    data: { templates, settings, folder, cwd, packageRoot },
    printer: new PagePrinter(new PageRenderer(site.templates, settings), forms),
  }
}
