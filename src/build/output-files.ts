import { formatNumber } from '../lib/format-number'
import { inOrder } from '../lib/in-order'
import { whole } from '../lib/output-file'
import type { Stopwatch } from '../lib/stopwatch'
import { PagePrinter } from '../render/print/page-printer'
import { PageRenderer } from '../render/print/page-renderer'
import type { SiteParts } from './build-options'
import { pageSettings } from './page-settings'
import type { Pool } from './pool'
import { compressedCopies } from './precompress'
import { type ProjectPlace, printSetup } from './print-setup'
import type { Rendering } from './render-pages'
import { filesOfHosts, siteFiles } from './site-files'
import type { SiteFile, Stage } from './stage'

/**
 * How many files are compressed at a time: more than the compression threads (four by default), so that none is idle.
 */
const atOnce = 16

/** What is needed to make the files of an output. */
interface Making {
  readonly stage: Stage
  readonly pool: Pool
  readonly watch: Pick<Stopwatch, 'start' | 'onStep'>
}

/** All files of the output folder except the manifest: the files of the site, then their compressed copies. */
export async function* outputFiles(
  parts: SiteParts & ProjectPlace,
  { stage, pool, watch }: Making,
): AsyncGenerator<SiteFile> {
  yield* siteFiles(parts, { ...renderingOf(parts), pool, stage })
  if (parts.precompress) yield* copies(parts, stage, watch)
}

async function* copies(parts: SiteParts, stage: Stage, watch: Making['watch']): AsyncGenerator<SiteFile> {
  watch.start('compress')
  const ofHosts = new Set(filesOfHosts(parts).map(({ path }) => path))
  const sent = [...stage.files].filter(([path]) => !ofHosts.has(path))
  let count = 0
  yield* inOrder(
    compressedCopies(sent, (path) => stage.read(path)),
    atOnce,
    async (file): Promise<SiteFile> => {
      const { path, input } = file
      const kept = stage.keeps(path, input)
      if (kept !== undefined) return { path, kept }
      watch.onStep(`compress: ${formatNumber(++count)} files`)
      return { ...(await whole(file)), input }
    },
  )
}

/** How the pages of a site are rendered when nothing is known about an earlier output. */
export function renderingOf(parts: SiteParts & ProjectPlace): Rendering {
  const { templates, urls, share } = parts
  const settings = pageSettings(parts)
  const printer = new PagePrinter(new PageRenderer(templates, settings))
  return { urls, imageOf: share.of, setup: printSetup(parts, templates, settings), printer }
}
