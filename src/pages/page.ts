import type { ReactNode } from 'react'
import type { Address } from '../content/rules/address'
import type { Site } from '../content/site/types'
import type { Frame } from './frame'
import type { Head } from './head'
import type { Plain } from './plain'

/** One page of the site, as data: where it is, what its head says, and what its body is made from. */
export interface Page<Props = object> {
  readonly address: Address
  readonly head: Head
  /** The day on which its content last changed, `2025-08-01`: the sitemap's `lastmod`. */
  readonly updated: string
  /** Error pages are files at the root that the host serves by itself; they have one form, whatever `--urls` says. */
  readonly isErrorPage?: boolean
  /** All that the body of the page shows. A page is made anew when they change, so they hold no more than it needs. */
  readonly props: Props
}

/** What a body is given: what its page is made from, and what all pages of the site say. */
export type Framed<Props> = Props & { readonly frame: Frame }

/** The default export of a file in `templates/pages/`. @typeParam Props what its pages are made from, as plain data */
export interface PageModule<Props> {
  /** The pages that it makes from the site. What is called `frame` comes from the site, and is no prop. */
  readonly pages: (site: Site) => readonly Page<Plain<Props> & { readonly frame?: never }>[]
  /** What stands between header and footer. It knows nothing but what it is given, and reads no file. */
  readonly body: (props: Framed<Props>) => ReactNode
}
