import type { ReactElement } from 'react'
import type { Address } from '../content/rules/address'
import type { Site } from '../content/site/types'
import type { Head } from './head'

/** One page of the site: where it is, what its head says, and how its body is made. It never reads a file. */
export interface Page {
  readonly address: Address
  readonly head: Head
  /** The day on which its content last changed, `2025-08-01`: the sitemap's `lastmod`. */
  readonly updated: string
  /** Error pages are files at the root that the host serves by itself; they have one form, whatever `--urls` says. */
  readonly isErrorPage?: boolean
  readonly render: () => ReactElement
}

/** The default export of a file in `templates/pages/`: the pages that it makes from the site. */
export type PageModule = (site: Site) => readonly Page[]
