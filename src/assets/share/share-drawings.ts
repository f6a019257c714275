import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { hashedPath } from '../../lib/hashed-path'
import { removeOldest } from '../../lib/remove-oldest'
import { sha256 } from '../../lib/sha256'
import type { StoredMap } from '../../lib/stored-map'
import type { Page } from '../../pages/page'
import type { Templates } from '../../render/compile/templates'
import type { Site } from '../../site/site'
import { drawImage, drawingHash, imageFile } from './draw-image'
import { type ShareTools, shareDrawing, shareTemplate } from './share-drawing'

/** A drawn image. */
export interface DrawnImage {
  /** The hash of its drawing, which is its name in the cache. */
  readonly drawing: string
  /** In the output folder; named by content hash. */
  readonly path: string
}

/** Draws the share images of a site, and remembers between runs what was drawn from which input. */
export class ShareDrawings {
  /** The file of the template. */
  readonly source: string
  readonly #site: Site
  readonly #open: () => Promise<ShareTools>
  readonly #cache: string
  readonly #drawn: StoredMap<DrawnImage>
  /** The input that all drawings share. */
  readonly #common: string
  readonly #keys = new Map<Page, string>()
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
    templates: Pick<Templates, 'code' | 'folder'> & { readonly fonts: readonly string[] },
    cache: string,
    drawn: StoredMap<DrawnImage>,
  ) {
    this.source = shareTemplate(templates)
    this.#site = site
    this.#open = open
    this.#cache = cache
    this.#drawn = drawn
    this.#common = JSON.stringify([templates.code, templates.fonts, site.settings.name])
  }

  /** Fingerprint of the input of a page's image. */
  keyOf(page: Page): string {
    const key = this.#keys.get(page) ?? sha256(this.#common + JSON.stringify(page.head.share))
    this.#keys.set(page, key)
    return key
  }

  /** The image of a page, drawn if it is not known. @throws InputError when the template throws */
  async drawn(page: Page): Promise<DrawnImage> {
    const key = this.keyOf(page)
    const known = this.#drawn.find(key)
    // An image that has to be redrawn may turn out differently and get another name.
    if (known !== undefined && existsSync(imageFile(this.#cache, known.drawing))) return known
    this.#hasDrawn = true
    const svg = await this.#draw(page)
    const drawing = drawingHash(svg)
    const image = { drawing, path: pathOf(await drawImage(svg, drawing, this.#cache)) }
    this.#drawn.add(key, image)
    return image
  }

  /** The image as PNG. The cached file may be damaged. @throws InputError when the template throws */
  async png(page: Page): Promise<Uint8Array> {
    // Without a working cache, the image is not drawn twice just for its name.
    const { drawing, path } = this.#drawn.find(this.keyOf(page)) ?? (await this.drawn(page))
    return drawImage(
      () => this.#draw(page),
      drawing,
      this.#cache,
      (bytes) => pathOf(bytes) === path,
    )
  }

  /**
   * Removes the oldest of the cached images that this site does not use, including leftovers of killed builds. Without
   * a new image, there are no more than before.
   *
   * @param limit how many of them to keep, for other sites and for changes that are undone
   */
  async sweep(limit: number): Promise<void> {
    if (!this.#hasDrawn) return
    const used = new Set(Array.from(this.#keys.values(), (key) => this.#drawn.find(key)?.drawing))
    const isUnused = (name: string) => !used.has(basename(name, '.png'))
    await removeOldest(this.#cache, limit, isUnused)
  }

  async #draw(page: Page): Promise<string> {
    return shareDrawing(this.#site, page, await this.#open())
  }
}

function pathOf(png: Uint8Array): string {
  return hashedPath('share.png', png)
}
