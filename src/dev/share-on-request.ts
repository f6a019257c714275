import { drawImage } from '../assets/share/draw-image'
import { type ShareTools, shareDrawing, shareImageAt } from '../assets/share/share-drawing'
import { hashedPath } from '../lib/hashed-path'
import type { ShareImage } from '../pages/head'
import type { Page } from '../pages/page'
import type { Site } from '../site/site'

/** The share images of a site, drawn on request and named by the hash of their drawing. */
export class ShareOnRequest {
  readonly #site: Site
  readonly #tools: ShareTools
  /** The drawings that pages reference, by the path of the image. */
  readonly #drawings = new Map<string, string>()

  constructor(site: Site, tools: ShareTools) {
    this.#site = site
    this.#tools = tools
  }

  /** The image of a page; undefined for a site without any. @throws InputError when the template throws */
  of(page: Page): ShareImage | undefined {
    if (this.#tools.templates.shareCard === undefined) return undefined
    const svg = shareDrawing(this.#site, page, this.#tools)
    const image = hashedPath('share.png', svg)
    this.#drawings.set(image, svg)
    return shareImageAt(this.#site.address(`/${image}`), page)
  }

  /** The bytes of an image that a page references. */
  async draw(image: string): Promise<Uint8Array | undefined> {
    const svg = this.#drawings.get(image)
    return svg === undefined ? undefined : drawImage(svg, this.#tools.cache)
  }
}
