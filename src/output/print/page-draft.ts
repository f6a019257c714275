import { InputError } from '../../content/problem'
import type { HeadedPage, ShareImage } from '../../pages/head'
import { inlineJson } from '../../pages/json-ld/inline-json'
import { templateError } from '../compile/template-error'
import type { ListedPage } from '../plan/list-pages'
import type { PageFields } from '../plan/page-fields'

/** A page yet to be printed, in a form that can be sent to another thread. */
export interface PageDraft {
  /** Its template's file, as the operator would type it. */
  readonly template: string
  /** Within the site. */
  readonly path: string
  /** The path of what it belongs to. */
  readonly within?: string | undefined
  /** The content as JSON: everything else in which it differs from the other pages of its template. */
  readonly json: string
  /** Apart from the content: JSON within JSON takes as long to parse as all the rest. */
  readonly jsonLd: HeadedPage['jsonLd']
}

/** How much there is to print, in characters. */
export function sizeOf(drafts: readonly PageDraft[]): number {
  return drafts.reduce((size, { json }) => size + json.length, 0)
}

/** The parsed JSON of a draft. */
export interface DraftContent extends Omit<HeadedPage, 'jsonLd'> {
  readonly props: object
}

/**
 * Creates the draft of a page.
 *
 * @param image the page's share image
 * @throws InputError when its template throws, or has made it of what cannot be sent
 */
export function draftOf(listed: ListedPage, image: ShareImage): PageDraft {
  const { page, template } = listed
  const { address, within, head, props } = page
  // Listed one by one: the properties of a head may be getters of its class.
  const { title, description, noindex, previous, next } = head
  const told = { title, description, previous, next, ...(noindex && { noindex }) }
  const content: DraftContent = { address, head: told, image, props }
  return {
    template: template.file,
    path: address.path,
    within: within?.path,
    json: written('props', listed, () => JSON.stringify(content)),
    jsonLd: written('head.jsonLd', listed, () => head.jsonLd.map(inlineJson)),
  }
}

/** @throws InputError for a field with a value that JSON cannot hold, or that throws when it is read */
function written<T>(field: keyof PageFields, { page, template }: ListedPage, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const { problems } = templateError(error, template.file, page.address.path)
    throw new InputError(problems.map((problem) => ({ field, ...problem })))
  }
}
