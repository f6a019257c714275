import type { HTMLElement } from 'node-html-parser'
import type { Problem } from '../content/problem'
import type { Site } from '../content/site/types'
import type { Data } from '../content/source/data'
import type { Source } from '../content/source/source'
import type { DeadLink } from './crawl'
import type { OutboundAnswer } from './outbound'

/** A block of structured data: its value, or why it could not be read. */
export type StructuredData = { readonly value: unknown } | { readonly broken: string }

/** A page as visitors and search engines get it, parsed once for all rules. */
export interface RenderedPage {
  /** Within the site, `/vistaset`. */
  readonly path: string
  /** The absolute address that the program gave it. */
  readonly url: string
  /** Served by the host for what is not there or went wrong. */
  readonly isErrorPage: boolean
  /** Whether its robots directive lets search engines list it. */
  readonly isIndexable: boolean
  /** The template that made it, as the operator would type it. */
  readonly template: string
  /** The data file whose texts it shows, where there is one. */
  readonly source: Source | undefined
  readonly html: string
  readonly document: HTMLElement
  /** The text of the body with white space collapsed. */
  readonly text: string
  readonly structuredData: readonly StructuredData[]
}

/** A site in the last bytes before publication, and what they were made from. */
export interface RenderedSite {
  readonly site: Site
  readonly data: Data
  /** What the data check has to say: warnings and notices. */
  readonly problems: readonly Problem[]
  /** The files of `templates/assets/`: where each went, and what it is called there. */
  readonly assets: readonly { readonly path: string; readonly file: string }[]
  readonly pages: readonly RenderedPage[]
  /** Every file by its path below the output folder, pages in their flat form. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The file of each address within the site: `/vistaset` is `vistaset.html`. */
  readonly fileOf: ReadonlyMap<string, string>
  /** Whether search engines are told to keep away from every page: then there is no sitemap. */
  readonly isPreview: boolean
  /** The day of the check, `2025-08-01`. */
  readonly today: string
  /** Addresses of the site that lead nowhere. */
  readonly deadLinks: readonly DeadLink[]
  /** What other sites answered; undefined where they were not asked. */
  readonly outbound: readonly OutboundAnswer[] | undefined
}
