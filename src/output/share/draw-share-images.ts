import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { PersistentMap } from '../cache/persistent-map'
import { TextStore } from '../cache/text-store'
import type { SiteOptions, SitePlan } from '../plan/plan-site'
import { programFiles } from '../program-files'
import { programId } from '../program-id'
import type { Shard } from '../shard'
import { type DrawnImage, ShareDrawings } from './share-drawings'
import { type ShareChoice, type ShareImages, shareImages } from './share-images'
import { shareTools } from './share-tools'

/** For how many builds (different sites, choices or shards) to remember what was drawn. */
const limit = 20

/** How many images that a site does not use to keep at least: about 100 MB. */
const fewest = 2_000

/** Where the program is, and which images to draw: one per page when omitted. */
interface DrawOptions extends Pick<SiteOptions, 'packageRoot' | 'root' | 'data'> {
  readonly shareImages?: ShareChoice
  readonly shard?: Shard | undefined
}

/** Draws the share images of a plan. @param onProgress called with the current progress */
export async function drawShareImages(
  { site, templates, pages }: Pick<SitePlan, 'site' | 'templates' | 'pages'>,
  { packageRoot, root, data, shareImages: choice = 'each', shard }: DrawOptions,
  onProgress?: (step: string) => void,
): Promise<ShareImages> {
  const { cache, imageCache } = programFiles(packageRoot)
  const name = sha256(JSON.stringify([programId, root, data, choice, shard]))
  const drawn = new PersistentMap<DrawnImage>(new TextStore(join(cache, 'drawings'), limit), name)
  let tools: ReturnType<typeof shareTools> | undefined
  const open = () => {
    tools ??= shareTools(templates, packageRoot)
    return tools
  }
  const drawings = new ShareDrawings(site, open, templates, imageCache, drawn)
  const images = await shareImages(
    pages.map(({ page }) => page),
    drawings,
    site.address,
    choice,
    (done, all) => onProgress?.(`draw share images: ${done} of ${all}`),
  )
  await drawn.write()
  // Builds of the same site with another choice, or of its other shards, use as many as it has pages.
  await drawings.sweep(Math.max(fewest, pages.length * (shard?.of ?? 1)))
  return images
}
