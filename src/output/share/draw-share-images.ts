import { join } from 'node:path'
import type { SiteOptions, SitePlan } from '../plan-site'
import { programFiles } from '../program-files'
import { TextStore } from '../text-store'
import { ShareDrawings } from './share-drawings'
import { type ShareChoice, type ShareImages, shareImages } from './share-images'
import { shareTools } from './share-tools'

/** Of how many drawings it is kept what they were made from; each entry is less than 150 bytes. */
const drawingsKept = 200_000

/** Where the program lies, and which images to draw: one for each page when left out. */
interface DrawOptions extends Pick<SiteOptions, 'packageRoot'> {
  readonly shareImages?: ShareChoice
}

/** Draws the share images of a plan. @param onProgress told how far it is */
export async function drawShareImages(
  { site, templates, pages }: Pick<SitePlan, 'site' | 'templates' | 'pages'>,
  { packageRoot, shareImages: choice = 'each' }: DrawOptions,
  onProgress?: (step: string) => void,
): Promise<ShareImages> {
  const { cache, imageCache } = programFiles(packageRoot)
  const store = new TextStore(join(cache, 'drawings'), drawingsKept)
  let tools: ReturnType<typeof shareTools> | undefined
  const open = () => {
    tools ??= shareTools(templates, packageRoot)
    return tools
  }
  const images = await shareImages(
    pages.map(({ page }) => page),
    new ShareDrawings(site, open, templates.code, imageCache, store),
    site.address,
    choice,
    (done, all) => onProgress?.(`draw share images: ${done} of ${all}`),
  )
  await store.sweep()
  return images
}
