import type { ReactElement, ReactNode } from 'react'
import type { Address } from '../content/rules/address'
import type { Frame } from './frame'

/** The files that pages refer to. */
export interface Assets {
  /** The styles of this kind of page: small enough to travel with it, or an address of their own. */
  readonly styles: { readonly inline: string } | { readonly href: string }
  /** Addresses of the fonts, to be fetched early. */
  readonly fonts: readonly string[]
  /** Address of the script. */
  readonly script: string
  /** Where a file of `templates/assets/` went, by its name there. Throws for a name that is not there. */
  readonly file: (name: string) => Address
}

/** What the layout of all pages is given. The head of a page is put in behind the encoding and the viewport. */
export interface DocumentProps {
  readonly frame: Frame
  /** The path of the page, where header or footer link to it; all others have one and the same layout. */
  readonly path: string | undefined
  readonly assets: Assets
  /** The body of the page: to be shown once. */
  readonly children: ReactNode
}

/** The default export of `templates/layout/document.tsx`: turns the body of a page into a whole document. */
export type DocumentLayout = (props: DocumentProps) => ReactElement
