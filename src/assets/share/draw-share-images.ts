import { readFileSync } from 'node:fs'
import { programFiles } from '../../lib/program-files'
import { sha256 } from '../../lib/sha256'
import { keyFor, Store } from '../../lib/store'
import { StoredMap } from '../../lib/stored-map'
import type { ListedPage, Page } from '../../pages/page'
import type { Shard } from '../../pages/shard'
import type { Templates } from '../../render/compile/templates'
import type { Site } from '../../site/site'
import { shareTools } from './share-drawing'
import { type DrawnImage, ShareDrawings } from './share-drawings'
import { imageInShard, imagesInShard, type ShareChoice, type ShareImages, shareImages } from './share-images'

/** How many images that a site does not use to keep at least: about 100 MB. */
const fewest = 2_000

/** Where the program is, and which images to draw: one per page when omitted. */
interface DrawOptions {
  readonly packageRoot: string
  readonly root: string
  readonly data: string
  readonly shareImages?: ShareChoice
  readonly shard?: Shard | undefined
}

/** What is drawn of a plan. */
interface DrawnPlan {
  readonly site: Site
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
  readonly own?: readonly ListedPage[]
}

/**
 * Draws the share images of a plan, unless its site has none, and for a shard those that its pages show.
 *
 * @param own the pages of the shard; all pages when omitted
 * @param onProgress called with the current progress
 * @returns all of them, of which the files are those that the shard writes
 */
export async function drawShareImages(
  { site, templates, pages: listed, own: listedOwn = listed }: DrawnPlan,
  { packageRoot, root, data, shareImages: choice = 'each', shard }: DrawOptions,
  onProgress?: (step: string) => void,
): Promise<ShareImages> {
  if (templates.shareCard === undefined) return { files: [], of: () => undefined }
  const { store: cache, imageCache, resolve } = programFiles(packageRoot)
  const pages = listed.map(pageOf)
  const own = listedOwn.map(pageOf)
  const name = keyFor('drawings', root, data, choice, shard)
  const drawn = new StoredMap<DrawnImage>(new Store(cache), name)
  let tools: ReturnType<typeof shareTools> | undefined
  const open = () => {
    tools ??= shareTools(templates, packageRoot)
    return tools
  }
  const drawings = new ShareDrawings(
    site,
    open,
    { ...templates, fonts: templates.shareFonts.map((name) => hashIfThere(() => resolve(name))) },
    imageCache,
    drawn,
  )
  const images = await shareImages(
    own,
    drawings,
    site.address,
    choice === 'one' ? homeOf(pages) : undefined,
    (done, all) => onProgress?.(`draw share images: ${done} of ${all}`),
  )
  await drawn.write()
  // Builds of the same site with another choice, or of its other shards, use as many as it has pages.
  await drawings.sweep(Math.max(fewest, pages.length))
  return choice === 'one' ? imageInShard(images, shard) : imagesInShard(images, own, pages)
}

function pageOf({ page }: ListedPage): Page {
  return page
}

function homeOf(pages: readonly Page[]): Page | undefined {
  return pages.find(({ address }) => address.path === '/') ?? pages[0]
}

/** The hash of a file; empty if there is none, which whoever opens it reports. */
function hashIfThere(locate: () => string): string {
  try {
    return sha256(readFileSync(locate()))
  } catch {
    return ''
  }
}
