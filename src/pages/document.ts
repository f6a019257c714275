import type { ReactElement, ReactNode } from 'react'
import type { Address } from '../content/rules/address'
import type { Site } from '../content/site/types'
import type { ShareImage } from './head'
import type { Page } from './page'

/** The files that pages refer to. */
export interface Assets {
  /** The styles of this kind of page: small enough to travel with it, or an address of their own. */
  readonly styles: { readonly inline: string } | { readonly href: string }
  /** The image that stands for this page where its link is shared. */
  readonly shareImage: ShareImage
  /** Addresses of the fonts, to be fetched early. */
  readonly fonts: readonly string[]
  /** Address of the script. */
  readonly script: string
  /** Where a file of `templates/assets/` went, by its name there. Throws for a name that is not there. */
  readonly file: (name: string) => Address
}

/** What the layout of all pages is given. */
export interface DocumentProps {
  readonly site: Site
  readonly page: Page
  readonly assets: Assets
  readonly children: ReactNode
}

/** The default export of `templates/layout/document.tsx`: turns the body of a page into a whole document. */
export type DocumentLayout = (props: DocumentProps) => ReactElement
