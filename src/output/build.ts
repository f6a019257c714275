import { join } from 'node:path'
import type { Problem } from '../content/problem'
import type { HostName } from './hosts/host-names'
import type { PublishedFile } from './manifest'
import { brotliSize, isCompressible } from './measure'
import { requireOwnFolder } from './output-folder'
import type { UrlForm } from './page-paths'
import { planSite, refuseWarnings, type SiteOptions, type SitePlan } from './plan-site'
import { isCompressedCopy } from './precompress'
import { programFiles } from './program-files'
import { publish } from './publish'
import { ShareDrawings } from './share/share-drawings'
import { type ShareChoice, type ShareImages, shareImages } from './share/share-images'
import { shareTools } from './share/share-tools'
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
}

/** Up to how many pages a build tells what all files weigh once compressed. */
const measurable = 200

/** How many minified forms of pages are kept for later builds. */
const formsKept = 2_000

/** The same for what share images were made from; each is less than 150 bytes. */
const drawingsKept = 200_000

/** What a build made. Sizes are in bytes, times in milliseconds. */
export interface BuildResult {
  /** The addresses of all pages within the site. */
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
  const { root, data: dataFolder, out } = options
  const watch = new Stopwatch(onStep)
  await requireOwnFolder(out, [root, dataFolder, join(root, 'templates')])
  const plan = await planSite(options, (step) => watch.start(step))
  const problems = [...plan.problems, ...idleRedirects(plan, options), ...sharedTexts(plan.pages)]
  refuseWarnings(problems, options.strict)

  watch.start('draw share images')
  const share = await drawShareImages(plan, options, onStep)

  watch.start('render and write')
  const sizes = new Map<string, Promise<number>>()
  const forms = new TextStore(join(programFiles(options.packageRoot).cache, 'forms'), formsKept)
  const isMeasured = plan.pages.length <= measurable
  const files = siteFiles({ ...options, ...plan, share, forms })
  const published = await publish(out, files, ({ path, sha256, bytes }, content) => {
    if (!isMeasured || sizes.has(sha256)) return
    sizes.set(sha256, isCompressible(path) ? brotliSize(content) : Promise.resolve(bytes))
  })
  await forms.sweep()

  watch.start('measure')
  const copies = published.filter(({ path }) => isCompressedCopy(path))
  const own = published.filter(({ path }) => !isCompressedCopy(path))
  const compressed = await Promise.all(own.map(({ sha256 }) => sizes.get(sha256) ?? 0))
  return {
    routes: plan.pages.map(({ page }) => page.address.path),
    files: own.length,
    bytes: bytesOf(own),
    ...(isMeasured && { brotli: sum(compressed) }),
    copies: { files: copies.length, bytes: bytesOf(copies) },
    ...watch.stop(),
    problems,
  }
}

/** Redirects are the host's to carry out. */
function idleRedirects({ site: { redirects }, data }: SitePlan, { hosts }: BuildOptions): Problem[] {
  if (hosts.length > 0 || redirects.length === 0) return []
  const message = 'found redirects, which only a host can carry out, expected --host with its name'
  return [{ severity: 'notice', file: data.redirects.source.file, message }]
}

/** Draws the share images of a plan. @param onProgress told how far it is */
export async function drawShareImages(
  { site, templates, pages }: SitePlan,
  { packageRoot, shareImages: choice = 'each' }: Pick<SiteOptions, 'packageRoot'> & Pick<BuildOptions, 'shareImages'>,
  onProgress?: (step: string) => void,
): Promise<ShareImages> {
  const { cache, imageCache } = programFiles(packageRoot)
  const store = new TextStore(join(cache, 'drawings'), drawingsKept)
  let tools: ReturnType<typeof shareTools> | undefined
  const open = () => {
    tools ??= shareTools(templates, packageRoot)
    return tools
  }
  const drawings = new ShareDrawings(site, open, templates.code, imageCache, store)
  const images = await shareImages(
    pages.map(({ page }) => page),
    drawings,
    site.address,
    choice,
    (done, all) => onProgress?.(`draw share images: ${done} of ${all}`),
  )
  await store.sweep()
  return images
}

function bytesOf(files: readonly PublishedFile[]): number {
  return sum(files.map(({ bytes }) => bytes))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
