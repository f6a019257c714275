import type { HeadedPage, ShareImage } from '../../pages/head'
import type { ListedPage } from '../../pages/page'

/** A page yet to be rendered, in a form that can be sent to another thread. */
export interface PageDraft {
  /** Its template's file, as the operator would type it. */
  readonly template: string
  /** Within the site. */
  readonly path: string
  /** The path of what it belongs to. */
  readonly within?: string | undefined
  /** Its content as JSON: everything else that differs between the pages of its template. */
  readonly json: string
}

/** The parsed JSON of a draft. */
export interface DraftContent extends HeadedPage {
  readonly props: object
}

/** Creates the draft of a page whose data is plain. @param image the page's share image */
export function draftOf({ page, template }: ListedPage, image: ShareImage | undefined): PageDraft {
  const { address, within, head, props } = page
  const { share: _, ...shown } = head
  const content: DraftContent = { address, head: shown, image, props }
  return { template: template.file, path: address.path, within: within?.path, json: JSON.stringify(content) }
}
