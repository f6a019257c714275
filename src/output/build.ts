import { join } from 'node:path'
import type { Problem } from '../content/problem'
import { brotliSize, isCompressible } from './measure'
import { requireOwnFolder } from './output-folder'
import type { UrlForm } from './page-paths'
import { planSite, type SiteOptions, type SitePlan } from './plan-site'
import { publish } from './publish'
import { type ShareImages, shareImages } from './share/share-images'
import { shareTools } from './share/share-tools'
import { siteFiles } from './site-files'
import { Stopwatch } from './stopwatch'

/** What to build, and where. All paths are absolute. */
export interface BuildOptions extends SiteOptions {
  readonly out: string
  readonly urls: UrlForm
}

/** What a build made. Sizes are in bytes, times in milliseconds. */
export interface BuildResult {
  /** The addresses of all pages within the site. */
  readonly routes: readonly string[]
  readonly files: number
  readonly bytes: number
  /** What all files weigh once compressed with brotli. */
  readonly brotli: number
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
  const { root, data: dataFolder, out, urls } = options
  const watch = new Stopwatch(onStep)
  await requireOwnFolder(out, [root, dataFolder, join(root, 'templates')])
  const plan = await planSite(options, (step) => watch.start(step))

  watch.start('draw share images')
  const share = await drawShareImages(plan, options.packageRoot)

  watch.start('render and write')
  const sizes = new Map<string, Promise<number>>()
  const files = siteFiles({ ...plan, share, urls })
  const published = await publish(out, files, ({ path, sha256 }, bytes) => {
    if (!sizes.has(sha256)) sizes.set(sha256, isCompressible(path) ? brotliSize(bytes) : Promise.resolve(bytes.length))
  })

  watch.start('measure')
  const compressed = await Promise.all(published.map(({ sha256 }) => sizes.get(sha256) ?? 0))
  return {
    routes: plan.pages.map(({ page }) => page.address.path),
    files: published.length,
    bytes: sum(published.map(({ bytes }) => bytes)),
    brotli: sum(compressed),
    ...watch.stop(),
    problems: plan.problems,
  }
}

async function drawShareImages({ site, templates, pages }: SitePlan, packageRoot: string): Promise<ShareImages> {
  const tools = await shareTools(templates, packageRoot)
  return shareImages(
    site,
    pages.map(({ page }) => page),
    tools,
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
