import { existsSync } from 'node:fs'
import { sha256 } from '../../content/sha256'
import type { Site } from '../../content/site/types'
import type { Page } from '../../pages/page'
import type { KeptMap } from '../cache/kept-map'
import { hashedPath } from '../files/assets'
import { drawImage, imageFile } from './draw-image'
import { type ShareTools, shareDrawing } from './share-drawing'

/** An image that was drawn. */
export interface DrawnImage {
  /** The hash of its drawing, by which it lies in the cache. */
  readonly drawing: string
  /** In the output folder: named by its bytes. */
  readonly path: string
}

/** Draws the share images of a site, and remembers from one run to the next what was drawn from what. */
export class ShareDrawings {
  readonly #site: Site
  readonly #open: () => Promise<ShareTools>
  readonly #cache: string
  readonly #drawn: KeptMap<DrawnImage>
  /** Everything that all drawings are made from. */
  readonly #common: string
  readonly #keys = new Map<Page, string>()

  /**
   * @param open opens what drawings are made with, which takes a while
   * @param code names the compiled templates
   * @param cache folder of images that were drawn before; safe to delete
   * @param drawn knows what was drawn before
   */
  constructor(site: Site, open: () => Promise<ShareTools>, code: string, cache: string, drawn: KeptMap<DrawnImage>) {
    this.#site = site
    this.#open = open
    this.#cache = cache
    this.#drawn = drawn
    this.#common = JSON.stringify([code, site.studio])
  }

  /** Names what the image of a page is made from. */
  keyOf(page: Page): string {
    const key = this.#keys.get(page) ?? sha256(this.#common + JSON.stringify(page.head.share))
    this.#keys.set(page, key)
    return key
  }

  /** The image of a page, which is drawn where it is not known. @throws InputError when the template throws */
  async drawn(page: Page): Promise<DrawnImage> {
    const key = this.keyOf(page)
    const known = this.#drawn.find(key)
    // What is to be drawn anew may come out otherwise, and have another name.
    if (known !== undefined && existsSync(imageFile(this.#cache, known.drawing))) return known
    const svg = await this.#draw(page)
    const drawing = sha256(svg)
    const image = { drawing, path: pathOf(await drawImage(svg, drawing, this.#cache)) }
    this.#drawn.add(key, image)
    return image
  }

  /** The same as PNG. What lies in the cache may be damaged. @throws InputError when the template throws */
  async png(page: Page): Promise<Uint8Array> {
    // Not drawn for its name a second time where the cache keeps nothing.
    const { drawing, path } = this.#drawn.find(this.keyOf(page)) ?? (await this.drawn(page))
    return drawImage(
      () => this.#draw(page),
      drawing,
      this.#cache,
      (bytes) => pathOf(bytes) === path,
    )
  }

  async #draw(page: Page): Promise<string> {
    return shareDrawing(this.#site, page, await this.#open())
  }
}

function pathOf(png: Uint8Array): string {
  return hashedPath('share.png', png)
}
