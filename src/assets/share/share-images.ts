import { readFileSync } from 'node:fs'
import { batchesOf } from '../../lib/batches-of'
import { ifPossible } from '../../lib/if-possible'
import type { LazyFile } from '../../lib/output-file'
import { programFiles } from '../../lib/program-files'
import { sha256 } from '../../lib/sha256'
import { keyFor, Store } from '../../lib/store'
import { StoredMap } from '../../lib/stored-map'
import type { ShareImage } from '../../pages/head'
import type { ListedPage, Page } from '../../pages/page'
import { pagesInShard, type Shard } from '../../pages/shard'
import { templateSources } from '../../render/compile/template-folder'
import type { Templates } from '../../render/compile/templates'
import { type ShareTools, shareImageAt, shareTools } from './share-drawing'
import { type DrawnImage, type DrawnSite, shareDrawings } from './share-drawings'

/** The share images of a site: the files, and which page has which image. */
export interface ShareImages {
  /** Each is read on demand: all of them at once would fill the memory. */
  readonly files: Iterable<LazyFile>
  /** The image of a page, by its path within the site; undefined for a site without any. */
  readonly of: (path: string) => ShareImage | undefined
}

/** Which share images to draw: one per page, or only that of the home page, for all pages. */
export type ShareChoice = 'each' | 'one'

/** What is drawn of a plan. */
interface DrawnPlan extends DrawnSite {
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
}

/** Where the program is, and which images to draw: one per page when omitted. */
interface DrawOptions {
  readonly packageRoot: string
  readonly root: string
  readonly data: string
  readonly shareImages?: ShareChoice
  readonly shard?: Shard | undefined
}

/** How many images are drawn at a time: more than there are threads to draw (four by default), so that none is idle. */
const atOnce = 16

/** The minimum number of unused images to keep: about 100 MB. */
const fewest = 2_000

/**
 * Draws the share images of a plan, unless its site has none, and for a shard those that its pages show. Pages with the
 * same content share one, and nothing is drawn again. The shard of the first page that shows an image writes it; two
 * images that only look the same are one file, which two shards may write.
 *
 * @throws InputError when the template throws
 */
export async function drawShareImages(
  { site, images: pictures, templates, pages }: DrawnPlan,
  { packageRoot, root, data, shareImages, shard }: DrawOptions,
  onProgress: (step: string) => void = () => {},
): Promise<ShareImages> {
  if (templates.shareCard === undefined) return { files: [], of: () => undefined }
  const { store, imageCache, resolve } = programFiles(packageRoot)
  const drawn = new StoredMap<DrawnImage>(new Store(store), keyFor('drawings', root, data, shareImages, shard))
  let tools: Promise<ShareTools> | undefined
  const open = () => {
    tools ??= shareTools(templates, packageRoot)
    return tools
  }
  // A missing font is reported when it is opened.
  const fonts = templates.shareFonts.map((name) => ifPossible(() => sha256(readFileSync(resolve(name)))) ?? '')
  const { code } = templates.compiled
  const drawings = shareDrawings({ site, images: pictures }, open, { code, fonts }, imageCache, drawn)
  const { card } = templateSources(templates.folder)
  const own = pagesInShard(pages, shard)
  const one = shareImages === 'one' ? homeOf(pages) : undefined
  const keyOf = ({ page }: ListedPage) => drawings.keyOf(one ?? page)
  const keys = new Map(own.map((listed) => [listed.page.address.path, keyOf(listed)]))
  const shown = new Map(own.map((listed) => [keyOf(listed), one ?? listed.page]))
  const images = new Map<string, ShareImage>()
  const files = new Map<string, LazyFile>()
  const first = new Map([...pages].reverse().map((listed) => [keyOf(listed), listed]))
  const isOwn = new Set(own)
  for (const batch of batchesOf(shown, atOnce)) {
    const drawing = batch.map(async ([key, page]) => {
      const image = await drawings.drawn(page)
      const { path } = image
      images.set(key, shareImageAt(site.address(`/${path}`), page))
      onProgress(`draw share images: ${images.size} of ${shown.size}`)
      const writer = first.get(key)
      if (writer === undefined || !isOwn.has(writer)) return
      // The path contains the hash of the content, so that is the hash of the input, too.
      files.set(path, { path, source: card, input: path, make: () => drawings.png(page, image) })
    })
    await Promise.all(drawing)
  }
  await drawn.write()
  // Builds of the same site with another choice, or of its other shards, use as many as it has pages.
  await drawings.sweep(Math.max(fewest, pages.length))
  return { files: [...files.values()], of: (path) => images.get(keys.get(path) ?? '') }
}

function homeOf(pages: readonly ListedPage[]): Page | undefined {
  return (pages.find(({ page }) => page.address.path === '/') ?? pages[0])?.page
}
