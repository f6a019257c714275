import { memo } from '../../content/memo'
import { shortSha256 } from '../../content/sha256'
import type { ShareImage } from '../../pages/head'
import type { PagePlan } from '../output-file'
import type { ListedPage } from '../plan/list-pages'
import { draftOf, type PageDraft } from './page-draft'

/** In characters of base64: enough for no two sites, ever, to have the same. */
const enough = 22

/** The fingerprint of what many consecutive pages share: what those of a template have in common, and an image. */
const sharedName = memo(1, (image: ShareImage) => {
  const text = JSON.stringify(image)
  return memo(1, (common: string) => shortSha256(`${common}\n${text}`).slice(0, enough))
})

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
    if (names === undefined) return undefined
    const [common, own] = names
    // Not hashed again: that would take a fortieth of a build that changes little.
    return sharedName(this.#image)(common) + own
  }

  draft(): PageDraft {
    return draftOf(this.#listed, this.#image)
  }
}
