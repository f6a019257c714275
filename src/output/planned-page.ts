import type { ShareImage } from '../pages/head'
import type { ListedPage } from './list-pages'
import type { PagePlan } from './output-file'
import { draftOf, type PageDraft } from './page-draft'
import { sha256 } from './sha256'

/** A page of a template, with the image that stands for it. */
export class PlannedPage implements PagePlan {
  readonly #listed: ListedPage
  readonly #image: ShareImage
  #name: string | undefined

  constructor(listed: ListedPage, image: ShareImage) {
    this.#listed = listed
    this.#image = image
  }

  get name(): string | undefined {
    const { names } = this.#listed
    this.#name ??= names && sha256(JSON.stringify([names, this.#image]))
    return this.#name
  }

  draft(): PageDraft {
    return draftOf(this.#listed, this.#image)
  }
}
