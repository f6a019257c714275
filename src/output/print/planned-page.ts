import { memo } from '../../content/memo'
import { shortSha256 } from '../../content/sha256'
import type { ShareImage } from '../../pages/head'
import type { PagePlan } from '../output-file'
import type { ListedPage } from '../plan/list-pages'
import { draftOf, type PageDraft } from './page-draft'

/** An image as JSON; many consecutive pages may share it. */
const textOf = memo(1, (image: ShareImage) => JSON.stringify(image))

/** A page of a template, with its share image. */
export class PlannedPage implements PagePlan {
  readonly #listed: ListedPage
  readonly #image: ShareImage

  constructor(listed: ListedPage, image: ShareImage) {
    this.#listed = listed
    this.#image = image
  }

  get name(): string | undefined {
    const { names } = this.#listed
    return names && shortSha256(`${names.join()}\n${textOf(this.#image)}`)
  }

  draft(): PageDraft {
    return draftOf(this.#listed, this.#image)
  }
}
