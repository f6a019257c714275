import { join } from 'node:path'
import type { ReactElement, ReactNode } from 'react'
import type { Address } from '../content/rules/address'
import { InputError } from '../lib/problem'

/** The files that pages reference. */
export interface Assets {
  /** The styles of this kind of page: inlined if small, or an address. */
  readonly styles: { readonly inline: string } | { readonly href: string }
  /** Addresses of the fonts to preload. */
  readonly fonts: readonly string[]
  /** Address of the script; undefined for a site without one. */
  readonly script: string | undefined
  /** The published address of a file of `templates/assets/`, by its name there. Throws for an unknown name. */
  readonly file: (name: string) => Address
}

/**
 * The props of the layout of all pages, with what header and footer show. The head entries of a page are inserted after
 * the encoding and the viewport.
 */
export interface DocumentProps<Frame = object> {
  /** The data of header and footer. */
  readonly frame: Frame
  /** The language of the texts of the site, `en`, for the root element. */
  readonly lang: string
  /** The path of the page if header or footer link to it; all other pages share one layout. */
  readonly path: string | undefined
  /** The path of the list that the page belongs to, if they link to it. */
  readonly within?: string | undefined
  /** The files that pages reference. */
  readonly assets: Assets
  /** The body of the page, to be rendered exactly once. */
  readonly children: ReactNode
}

/** The default export of `templates/layout/document.tsx`: renders a whole document around the body of a page. */
export type DocumentLayout = (props: DocumentProps) => ReactElement

/** The published addresses of files, by their names in `templates/assets/` or as icons, as plain data. */
export interface AssetAddresses {
  /** The folder as the operator would type it. */
  readonly folder: string
  readonly byName: Readonly<Record<string, Address>>
}

/** The published address of a file. @throws InputError for an unknown name */
export function assetAddress({ folder, byName }: AssetAddresses, name: string): Address {
  const address = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (address !== undefined) return address
  throw InputError.at(join(folder, name), 'missing file, expected it because pages refer to it')
}

/** Whether the site draws icons. */
export function hasIcons({ byName }: AssetAddresses): boolean {
  return Object.hasOwn(byName, 'icon.svg')
}
