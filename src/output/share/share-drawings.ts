import { sha256 } from '../../content/sha256'
import type { Site } from '../../content/site/types'
import type { Page } from '../../pages/page'
import type { TextStore } from '../text-store'
import { drawImage } from './draw-image'
import { type ShareTools, shareDrawing } from './share-drawing'

/** Draws the share images of a site, and remembers from one run to the next what was drawn from what. */
export class ShareDrawings {
  readonly #site: Site
  readonly #open: () => Promise<ShareTools>
  readonly #cache: string
  readonly #store: TextStore
  /** Everything that all drawings are made from. */
  readonly #common: string
  readonly #keys = new Map<Page, string>()

  /**
   * @param open opens what drawings are made with, which takes a while
   * @param code names the compiled templates
   * @param cache folder of images that were drawn before; safe to delete
   * @param store keeps the hash of each drawing, by what it was made from
   */
  constructor(site: Site, open: () => Promise<ShareTools>, code: string, cache: string, store: TextStore) {
    this.#site = site
    this.#open = open
    this.#cache = cache
    this.#store = store
    this.#common = JSON.stringify([code, site.studio])
  }

  /** Names what the image of a page is made from. */
  keyOf(page: Page): string {
    const key = this.#keys.get(page) ?? sha256(this.#common + JSON.stringify(page.head.share))
    this.#keys.set(page, key)
    return key
  }

  /** The image of a page as PNG. @throws InputError when the template throws */
  async image(page: Page): Promise<Uint8Array> {
    const key = this.keyOf(page)
    const hash = this.#store.read(key)
    if (hash !== undefined) return drawImage(() => this.#draw(page), hash, this.#cache)
    const svg = await this.#draw(page)
    const made = sha256(svg)
    this.#store.write(key, made)
    return drawImage(svg, made, this.#cache)
  }

  async #draw(page: Page): Promise<string> {
    return shareDrawing(this.#site, page, await this.#open())
  }
}
