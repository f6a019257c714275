import { drawImage } from '../assets/share/draw-image'
import { type ShareTools, shareDrawing, shareImageAt } from '../assets/share/share-drawing'
import type { ShareImages } from '../assets/share/share-images'
import { hashedPath } from '../lib/hashed-path'
import type { ListedPage } from '../pages/page'
import type { Site } from '../site/site'

/** The share images of a site, drawn on request and named by the hash of their drawing. */
export class ShareOnRequest implements Pick<ShareImages, 'of'> {
  readonly #site: Site
  readonly #pages: ReadonlyMap<string, ListedPage>
  readonly #tools: ShareTools
  /** The drawings that pages reference, by the path of the image. */
  readonly #drawings = new Map<string, string>()

  /** @param pages by their paths */
  constructor(site: Site, pages: ReadonlyMap<string, ListedPage>, tools: ShareTools) {
    this.#site = site
    this.#pages = pages
    this.#tools = tools
  }

  readonly of: ShareImages['of'] = (path) => {
    if (this.#tools.templates.shareCard === undefined) return undefined
    const listed = this.#pages.get(path)
    if (listed === undefined) throw new Error(`there is no page ${path}`)
    const svg = shareDrawing(this.#site, listed.page, this.#tools)
    const image = hashedPath('share.png', svg)
    this.#drawings.set(image, svg)
    return shareImageAt(this.#site.address(`/${image}`), listed.page)
  }

  /** The bytes of an image that a page references. */
  async draw(image: string): Promise<Uint8Array | undefined> {
    const svg = this.#drawings.get(image)
    return svg === undefined ? undefined : drawImage(svg, this.#tools.cache)
  }
}
