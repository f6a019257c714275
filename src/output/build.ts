import { join } from 'node:path'
import { InputError, type Problem } from '../content/problem'
import { buildSite } from '../content/site/build-site'
import { loadData } from '../content/source/load-data'
import { hashAssets, staticFiles } from './assets'
import { compileTemplates } from './compile-templates'
import { listPages } from './list-pages'
import { brotliSize, isCompressible } from './measure'
import { requireOwnFolder } from './output-folder'
import type { UrlForm } from './page-paths'
import { programFiles } from './program-files'
import { publish } from './publish'
import { shareImages } from './share/share-images'
import { openTypeset } from './share/typeset'
import { siteFiles } from './site-files'
import { Stopwatch } from './stopwatch'

/** What to build, and where. All paths are absolute. */
export interface BuildOptions {
  readonly root: string
  readonly data: string
  readonly out: string
  /** Instead of the one in the data: origin and optional base path. */
  readonly siteUrl: string | undefined
  readonly urls: UrlForm
  /** Warnings are errors. */
  readonly strict: boolean
  /** The folder against which file names in messages are given. */
  readonly cwd: string
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
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
  const { root, data: dataFolder, out, cwd, urls } = options
  const templateFolder = join(root, 'templates')
  const watch = new Stopwatch(onStep)

  watch.start('read data')
  await requireOwnFolder(out, [root, dataFolder, templateFolder])
  const { data, problems } = await loadData(dataFolder, cwd)
  refuseWarnings(problems, options.strict)
  const site = buildSite(data, options.siteUrl)

  watch.start('compile templates')
  const program = programFiles(options.packageRoot)
  const templates = await compileTemplates({ folder: templateFolder, cwd, program, baseHref: site.addresses.home.href })
  const assets = await hashAssets(join(templateFolder, 'assets'), site.address, cwd)
  const statics = await staticFiles(join(templateFolder, 'static'))
  const pages = listPages(site, templates.pages)

  watch.start('draw share images')
  const share = await shareImages(
    site,
    pages.map(({ page }) => page),
    { templates, typeset: await openTypeset(program.resolve(templates.shareFont)), cache: program.shareCache },
  )

  watch.start('render and write')
  const sizes = new Map<string, Promise<number>>()
  const files = siteFiles({ site, templates, pages, assets, share, staticFiles: statics, urls })
  const published = await publish(out, files, ({ path, sha256 }, bytes) => {
    if (!sizes.has(sha256)) sizes.set(sha256, isCompressible(path) ? brotliSize(bytes) : Promise.resolve(bytes.length))
  })

  watch.start('measure')
  const compressed = await Promise.all(published.map(({ sha256 }) => sizes.get(sha256) ?? 0))
  return {
    routes: pages.map(({ page }) => page.address.path),
    files: published.length,
    bytes: sum(published.map(({ bytes }) => bytes)),
    brotli: sum(compressed),
    ...watch.stop(),
    problems,
  }
}

/** Under `--strict` a warning stops the build like an error; a notice never does. */
function refuseWarnings(problems: readonly Problem[], strict: boolean): void {
  if (strict && problems.some(({ severity }) => severity === 'warning')) throw new InputError(problems)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
