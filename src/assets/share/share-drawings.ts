import { existsSync } from 'node:fs'
import { readChecked } from '../../lib/checked'
import { hashedPath } from '../../lib/hashed-path'
import { memo } from '../../lib/memo'
import type { LazyFile } from '../../lib/output-file'
import { removeOldest } from '../../lib/remove-oldest'
import { sha256 } from '../../lib/sha256'
import type { StoredMap } from '../../lib/stored-map'
import type { Page } from '../../pages/page'
import type { Site } from '../../site/site'
import { drawImage, drawingHash, imageFile } from './draw-image'
import { type ShareTools, shareDrawing } from './share-drawing'

/** A drawn image. */
export interface DrawnImage {
  /** The hash of its drawing, which is its name in the cache. */
  readonly drawing: string
  /** In the output folder; named by content hash. */
  readonly path: string
}

/** A site, and the pictures of its data. */
export interface DrawnSite {
  readonly site: Site
  readonly images: readonly LazyFile[]
}

/**
 * Draws the share images of a site, and remembers between builds what was drawn from which input.
 *
 * @param templates the compiled templates that it opens; `fonts` are the hashes of the fonts
 */
export function shareDrawings(
  { site, images }: DrawnSite,
  open: () => Promise<ShareTools>,
  templates: { readonly code: string; readonly fonts: readonly string[] },
  cache: string,
  known: StoredMap<DrawnImage>,
) {
  const common = JSON.stringify([templates.code, templates.fonts, site.settings.name])
  const used = new Set<string>()
  let hasDrawn = false
  /** Hash of the input of a page's image. */
  const keyOf = memo(Number.POSITIVE_INFINITY, ({ head }: Page) => sha256(common + JSON.stringify(head.share)))
  const svgOf = async (page: Page) => shareDrawing(site, page, await open())
  const draw = async (page: Page): Promise<DrawnImage> => {
    hasDrawn = true
    const svg = await svgOf(page)
    const image = { drawing: drawingHash(svg), path: hashedPath('share.png', await drawImage(svg, cache, images)) }
    known.add(keyOf(page), image)
    return image
  }
  /** The image of a page, drawn if it is not known. @throws InputError when the template throws */
  const drawn = async (page: Page): Promise<DrawnImage> => {
    const found = known.find(keyOf(page))
    // An image that is drawn again may differ and get another name.
    const isThere = found !== undefined && existsSync(imageFile(cache, found.drawing))
    const image = isThere ? found : await draw(page)
    used.add(image.drawing)
    return image
  }
  /** The image of a page that has been drawn, as PNG. @throws InputError when the template throws */
  const png = async (page: Page, { drawing }: DrawnImage): Promise<Uint8Array> =>
    readChecked(imageFile(cache, drawing), drawing) ?? drawImage(await svgOf(page), cache, images)
  /**
   * Removes the oldest of the cached images that this site does not use, including leftovers of killed builds. Without
   * a new image, there are no more than before.
   *
   * @param limit how many of them to keep, for other sites and for changes that are undone
   */
  const sweep = async (limit: number): Promise<void> => {
    if (hasDrawn) await removeOldest(cache, limit, (name) => !used.has(name))
  }
  return { keyOf, drawn, png, sweep }
}
