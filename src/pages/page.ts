import type { ReactNode } from 'react'
import type { Address } from '../content/rules/address'
import type { Head } from './head'

/** A page of the site, as data: its address, its head, and the props of its body. */
export interface Page<Props = object> {
  /** Its address, from `address('/path')`. */
  readonly address: Address
  /** What it declares to browsers, search engines and social networks. */
  readonly head: Head
  /** The date on which its content last changed, `2025-08-01`: the sitemap's `lastmod`. */
  readonly updated: string
  /** Error pages are files at the root that the host serves on its own; they have one form, whatever `--urls` says. */
  readonly isErrorPage?: boolean
  /** A list or a long text, which may be larger than other pages: nobody waits for its end. */
  readonly isLong?: boolean
  /**
   * The page that it belongs to, for the header: for a further page of a list, the first one; for an item, its list.
   */
  readonly within?: Address | undefined
  /** Everything the body of the page shows, as plain data. */
  readonly props: Props
}

/** A template of pages, and the minified styles of its pages. */
export interface TemplateFile {
  /** The path as the operator would type it. */
  readonly file: string
  readonly css: string
}

/** A page and the template that made it. */
export interface ListedPage {
  readonly page: Page
  readonly template: TemplateFile
}

/** The props of a body: those of its page, and what all pages of the site share. */
export type Framed<Props, Frame> = Props & { readonly frame: Frame }

/**
 * The default export of a file in `templates/pages/`.
 *
 * @typeParam Props the props of its pages, as plain data
 * @typeParam Model what the site definition makes of the data
 * @typeParam Frame the data of header and footer
 */
export interface PageModule<Props, Model, Frame> {
  /** Makes the pages from the model. `frame` is provided by the program and must not be a prop. */
  readonly pages: (model: Model) => readonly Page<Plain<Props> & { readonly frame?: never }>[]
  /** The content between header and footer. It depends on nothing but its props, and reads no files. */
  readonly body: (props: Framed<Props, Frame>) => ReactNode
}

/**
 * A type that survives JSON without loss: for data that is sent to another thread and compared with the next build. A
 * function in it is a type error.
 */
export type Plain<T> = T extends (...args: never) => unknown
  ? never
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T
