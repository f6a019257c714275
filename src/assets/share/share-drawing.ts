import type { Address } from '../../content/rules/address'
import type { Site } from '../../content/site/types'
import type { ShareImage } from '../../pages/head'
import type { Page } from '../../pages/page'
import type { ShareCard, Typeset } from '../../pages/share-card'
import { layoutSources } from '../../render/compile/layout-sources'
import { templateError } from '../../render/compile/template-error'
import type { Templates } from '../../render/compile/templates'

/** The tools that the share images of a site are drawn with. */
export interface ShareTools {
  readonly templates: Templates
  readonly typeset: Typeset
  /** Folder of previously drawn images; safe to delete. */
  readonly cache: string
}

/** The file of the template that draws share images. */
export function shareTemplate({ folder }: Pick<Templates, 'folder'>): string {
  return layoutSources(folder).card
}

/** The share image of a page as SVG. @throws InputError when the template throws */
export function shareDrawing(
  { studio }: Site,
  { address, head }: Page,
  { templates, typeset }: Omit<ShareTools, 'cache'>,
): string {
  try {
    const props = { site: { studio }, card: head.share, typeset }
    return templates.run(() => templates.renderShareCard(templates.shareCard, props))
  } catch (error) {
    throw templateError(error, shareTemplate(templates), address.path)
  }
}

/** A share image as described in page heads: with its size in pixels. */
export function shareImageAt({ url }: Address, { head }: Pick<Page, 'head'>): ShareImage {
  return { url, width: 1200, height: 630, alt: altOf(head.share) }
}

/** The alt text of an image. */
function altOf({ title, line, figure }: ShareCard): string {
  const parts = [title, line, figure].filter((part) => part !== undefined && part !== '')
  return parts
    .map((part) => part?.replace(/\.$/, ''))
    .join('. ')
    .replace(/([?!])\./g, '$1')
}
