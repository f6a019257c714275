import { existsSync } from 'node:fs'
import { sha256 } from '../content/sha256'
import type { PublishedFile } from './manifest'
import type { PrintableFile } from './output-file'
import type { OutputLedger } from './output-ledger'
import { PagePrinter } from './page-printer'
import { PageRenderer } from './page-renderer'
import { pageSettings } from './page-settings'
import { spareFolders } from './page-stores'
import { isOnDisk } from './plain-templates'
import type { PressData } from './press-thread'
import { programName } from './program-name'
import { type MakeStage, type PublishOptions, publish } from './publish'
import { Scale } from './scale'
import { type SiteFilesParts, siteFiles, sitePlans } from './site-files'
import { SpareFolder } from './spare-folder'
import { stageHere } from './stage'
import { type PressRoom, stageInThread } from './stage-in-thread'
import { templateFolder } from './template-folder'

/** What is published, and where. */
interface SiteToPublish extends SiteFilesParts {
  /** Of the output folder. */
  readonly ledger: Pick<OutputLedger, 'recognize' | 'isKnown' | 'confirm'>
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
  /** The moment by which the last file had been written, in milliseconds since 1970; told where the ledger is to be kept. */
  readonly writtenBy?: number
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
  const spare = new SpareFolder(spareFolders(site.packageRoot), site.out, site.ledger)
  const stage: MakeStage<PrintableFile> = (out, beside) => stageInThread(presses, out, beside)
  const drafts = site.ledger.recognize(sitePlans(site), commonName(presses.data))
  const { files, writtenBy } = await publish(site.out, drafts, stage, { ...options, spare })
  return { published: files, writtenBy }
}

/** Names everything that pages have in common: settings, templates and program. */
function commonName({ templates, settings }: PressData): string {
  return sha256(JSON.stringify([programName, templates.code, settings]))
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
