import { existsSync } from 'node:fs'
import { hashedPath } from '../../lib/hashed-path'
import { removeOldest } from '../../lib/remove-oldest'
import { sha256 } from '../../lib/sha256'
import type { StoredMap } from '../../lib/stored-map'
import type { Page } from '../../pages/page'
import type { Templates } from '../../render/compile/templates'
import type { Site } from '../../site/site'
import { cachedImage, drawImage, drawingHash, imageFile } from './draw-image'
import { type ShareTools, shareDrawing } from './share-drawing'

/** A drawn image. */
export interface DrawnImage {
  /** The hash of its drawing, which is its name in the cache. */
  readonly drawing: string
  /** In the output folder; named by content hash. */
  readonly path: string
}

/** Draws the share images of a site, and remembers between builds what was drawn from which input. */
export class ShareDrawings {
  readonly #site: Site
  readonly #open: () => Promise<ShareTools>
  readonly #cache: string
  readonly #drawn: StoredMap<DrawnImage>
  /** The input that all drawings share. */
  readonly #common: string
  readonly #used = new Set<string>()
  #hasDrawn = false

  /**
   * @param open opens the drawing tools, which takes a while
   * @param templates the compiled templates that it opens; `fonts` are the hashes of the fonts
   * @param cache folder of previously drawn images; safe to delete
   * @param drawn remembers what was drawn before
   */
  constructor(
    site: Site,
    open: () => Promise<ShareTools>,
    templates: Pick<Templates, 'code'> & { readonly fonts: readonly string[] },
    cache: string,
    drawn: StoredMap<DrawnImage>,
  ) {
    this.#site = site
    this.#open = open
    this.#cache = cache
    this.#drawn = drawn
    this.#common = JSON.stringify([templates.code, templates.fonts, site.settings.name])
  }

  /** Hash of the input of a page's image. */
  keyOf({ head }: Page): string {
    return sha256(this.#common + JSON.stringify(head.share))
  }

  /** The image of a page, drawn if it is not known. @throws InputError when the template throws */
  async drawn(page: Page): Promise<DrawnImage> {
    const key = this.keyOf(page)
    const known = this.#drawn.find(key)
    // An image that has to be drawn again may turn out differently and get another name.
    const image =
      known !== undefined && existsSync(imageFile(this.#cache, known.drawing)) ? known : await this.#draw(page, key)
    this.#used.add(image.drawing)
    return image
  }

  async #draw(page: Page, key: string): Promise<DrawnImage> {
    this.#hasDrawn = true
    const svg = await this.#svg(page)
    const image = { drawing: drawingHash(svg), path: hashedPath('share.png', await drawImage(svg, this.#cache)) }
    this.#drawn.add(key, image)
    return image
  }

  /** The image as PNG. @throws InputError when the template throws */
  async png(page: Page): Promise<Uint8Array> {
    // Without a working cache, the image is not drawn twice just for its name.
    const { drawing } = this.#drawn.find(this.keyOf(page)) ?? (await this.drawn(page))
    return cachedImage(drawing, this.#cache) ?? drawImage(await this.#svg(page), this.#cache)
  }

  /**
   * Removes the oldest of the cached images that this site does not use, including leftovers of killed builds. Without
   * a new image, there are no more than before.
   *
   * @param limit how many of them to keep, for other sites and for changes that are undone
   */
  async sweep(limit: number): Promise<void> {
    if (this.#hasDrawn) await removeOldest(this.#cache, limit, (name) => !this.#used.has(name))
  }

  async #svg(page: Page): Promise<string> {
    return shareDrawing(this.#site, page, await this.#open())
  }
}
