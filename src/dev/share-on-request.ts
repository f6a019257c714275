import { drawImage } from '../assets/share/draw-image'
import { type ShareTools, shareDrawing, shareImageAt } from '../assets/share/share-drawing'
import { hashedPath } from '../lib/hashed-path'
import type { ShareImage } from '../pages/head'
import type { Page } from '../pages/page'
import type { Site } from '../site/site'

/** The share images of a site, drawn on request and named by the hash of their drawing. */
export function shareOnRequest(site: Site, tools: ShareTools) {
  /** The drawings that pages reference, by the path of the image. */
  const drawings = new Map<string, string>()
  return {
    /** The image of a page; undefined for a site without any. @throws InputError when the template throws */
    of: (page: Page): ShareImage | undefined => {
      if (tools.templates.shareCard === undefined) return undefined
      const svg = shareDrawing(site, page, tools)
      const image = hashedPath('share.png', svg)
      drawings.set(image, svg)
      return shareImageAt(site.address(`/${image}`), page)
    },
    /** The bytes of an image that a page references. */
    draw: async (image: string): Promise<Uint8Array | undefined> => {
      const svg = drawings.get(image)
      return svg === undefined ? undefined : drawImage(svg, tools.cache)
    },
  }
}
