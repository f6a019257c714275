import { join } from 'node:path'
import type { Problem } from '../content/problem'
import type { Page } from '../pages/page'
import { idleRedirects } from './check-redirects'
import type { HostName } from './hosts/host-names'
import type { ListedPage } from './list-pages'
import type { PublishedFile } from './manifest'
import { brotliSize, isCompressible } from './measure'
import { requireOwnFolder } from './output-folder'
import type { UrlForm } from './page-paths'
import { planSite, refuseWarnings, type SiteOptions } from './plan-site'
import { isCompressedCopy } from './precompress'
import { programFiles } from './program-files'
import { publish } from './publish'
import { pagesInShard, type Shard } from './shard'
import { drawShareImages } from './share/draw-share-images'
import { imagesInShard } from './share/images-in-shard'
import type { ShareChoice } from './share/share-images'
import { sharedTexts } from './shared-texts'
import { siteFiles } from './site-files'
import { Stopwatch } from './stopwatch'
import { TextStore } from './text-store'

/** What to build, and where. All paths are absolute. */
export interface BuildOptions extends SiteOptions {
  readonly out: string
  readonly urls: UrlForm
  /** The hosts to write files for. */
  readonly hosts: readonly HostName[]
  /** Whether to write compressed copies beside the files. */
  readonly precompress: boolean
  /** One for each page when left out. */
  readonly shareImages?: ShareChoice
  /** The part of the site to build; all of it when undefined. */
  readonly shard?: Shard | undefined
  /** Whether to lose files of the output folder that no build wrote. */
  readonly force: boolean
}

/** Up to how many pages a build tells what all files weigh once compressed. */
const measurable = 200

/** How many minified forms of pages are kept for later builds. */
const formsKept = 2_000

/** What a build made. Sizes are in bytes, times in milliseconds. */
export interface BuildResult {
  /** The addresses of the pages within the site; of a shard, those of its pages. */
  readonly routes: readonly string[]
  /** Compressed copies left out, as in the sizes below. */
  readonly files: number
  readonly bytes: number
  /** What all files weigh once compressed with brotli; left out for a large site, where telling takes as long as building. */
  readonly brotli?: number
  /** The compressed copies that were asked for. */
  readonly copies: { readonly files: number; readonly bytes: number }
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[]
  readonly milliseconds: number
  /** Warnings and notices. */
  readonly problems: readonly Problem[]
}

/**
 * Builds the site: reads the data, compiles the templates, renders every page, and puts the result in place of the
 * old one only when all of it has succeeded.
 *
 * @param onStep told of each step as it begins
 * @throws InputError when data or templates are wrong; the output folder is then as it was
 */
export async function build(options: BuildOptions, onStep: (name: string) => void): Promise<BuildResult> {
  const { root, data: dataFolder, force } = options
  const watch = new Stopwatch(onStep)
  const out = await requireOwnFolder(options.out, { root, sources: [dataFolder, join(root, 'templates')] }, force)
  const plan = await planSite(options, (step) => watch.start(step))
  const problems = [...plan.problems, ...idleRedirects(plan.data.redirects, options.hosts), ...sharedTexts(plan.pages)]
  refuseWarnings(problems, options.strict)

  watch.start('draw share images')
  const own = pagesInShard(plan.pages, options.shard)
  const drawn = await drawShareImages({ ...plan, pages: own }, options, onStep)
  const share = imagesInShard(drawn, own.map(pageOf), plan.pages.map(pageOf))

  watch.start('render and write')
  const sizes = new Map<string, Promise<number>>()
  const forms = new TextStore(join(programFiles(options.packageRoot).cache, 'forms'), formsKept)
  const isMeasured = plan.pages.length <= measurable
  const files = siteFiles({ ...options, ...plan, share, forms })
  const published = await publish(out, files, {
    force,
    onWait: (pid) => onStep(`wait for another build of this folder (process ${pid})`),
    onFile: ({ path, sha256, bytes }, content) => {
      if (!isMeasured || sizes.has(sha256)) return
      sizes.set(sha256, isCompressible(path) ? brotliSize(content) : Promise.resolve(bytes))
    },
  })
  await forms.sweep()

  watch.start('measure')
  const copies = published.filter(({ path }) => isCompressedCopy(path))
  const originals = published.filter(({ path }) => !isCompressedCopy(path))
  const compressed = await Promise.all(originals.map(({ sha256 }) => sizes.get(sha256) ?? 0))
  return {
    routes: own.map(({ page }) => page.address.path),
    files: originals.length,
    bytes: bytesOf(originals),
    ...(isMeasured && { brotli: sum(compressed) }),
    copies: { files: copies.length, bytes: bytesOf(copies) },
    ...watch.stop(),
    problems,
  }
}

function pageOf({ page }: ListedPage): Page {
  return page
}

function bytesOf(files: readonly PublishedFile[]): number {
  return sum(files.map(({ bytes }) => bytes))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
