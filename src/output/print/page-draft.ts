import type { HeadedPage, ShareImage } from '../../pages/head'
import { inlineJson } from '../../pages/json-ld/inline-json'
import type { ListedPage } from '../plan/list-pages'

/** A page that is still to be printed, in a form that can be sent to another thread. */
export interface PageDraft {
  /** The file of its template, as the operator would type it. */
  readonly template: string
  /** Within the site. */
  readonly path: string
  /** What is printed, as JSON: everything in which it differs from the other pages of its template. */
  readonly json: string
}

/** What is in the JSON of a draft. */
export interface DraftContent extends HeadedPage {
  readonly props: object
}

/** Makes a draft of a page. @param image stands for the page where its link is shared */
export function draftOf({ page, template }: ListedPage, image: ShareImage): PageDraft {
  const { address, head, props } = page
  // Named one by one: a head may have what it says from its class.
  const { title, description, noindex, previous, next } = head
  const told = { title, description, previous, next, ...(noindex && { noindex }) }
  const content: DraftContent = { address, head: told, jsonLd: head.jsonLd.map(inlineJson), image, props }
  return { template: template.file, path: address.path, json: JSON.stringify(content) }
}
