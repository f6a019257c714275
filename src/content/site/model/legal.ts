import type { Address } from '../../rules/address'

/** A legal text. */
export interface LegalPage {
  readonly slug: string
  readonly address: Address
  readonly title: string
  readonly description: string
  readonly updated: string
  /** The day of the last change, in words: August 1, 2025. */
  readonly updatedText: string
  /** HTML made from Markdown, in which raw HTML is text. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}
