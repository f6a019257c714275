import type { Address } from '../../rules/address'

/** A legal text. */
export interface LegalPage {
  readonly slug: string
  readonly address: Address
  readonly title: string
  readonly description: string
  readonly updated: string
  /** The date of the last change, formatted: August 1, 2025. */
  readonly updatedText: string
  /** HTML rendered from Markdown, with raw HTML escaped. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}
