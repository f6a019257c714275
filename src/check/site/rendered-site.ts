import type { HTMLElement } from 'node-html-parser'
import type { FontStack } from '../../assets/share/font-stack'
import type { Source } from '../../content/parse/source'
import type { Address } from '../../content/rules/address'
import type { Data } from '../../content/schema/kinds'
import type { Problem } from '../../lib/problem'
import type { Page } from '../../pages/page'
import type { SiteDefinition } from '../../site/define-site'
import type { Site } from '../../site/site'

/** A page as visitors and search engines receive it. */
export interface RenderedPage extends Page, Address {
  /** Whether its robots directive allows indexing. */
  readonly isIndexable: boolean
  /** The template that made it, as the operator would type it. */
  readonly template: string
  /** The data file whose texts it shows, if there is one. */
  readonly source: Source | undefined
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  /** Where its links lead, as written. */
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
  /** The text of the body with white space collapsed. */
  readonly text: string
  /** The same without code, in which everything is an example. */
  readonly words: string
  /** The blocks of structured data; undefined for one that is no JSON. */
  readonly structuredData: readonly unknown[]
  /** Its elements, parsed again unless it was one of the last pages: those of ten thousand do not fit into memory. */
  readonly document: HTMLElement
}

/** A site exactly as it would be published, and what it was made from. */
export interface RenderedSite {
  readonly site: Site
  readonly data: Data
  readonly definition: Pick<SiteDefinition, 'content' | 'rules'>
  /** Warnings and notices about the data. */
  readonly problems: readonly Problem[]
  /** The files of `templates/assets/`: the published path of each, and its name there. */
  readonly assets: readonly { readonly path: string; readonly file: string }[]
  readonly pages: readonly RenderedPage[]
  readonly pagesByPath: ReadonlyMap<string, RenderedPage>
  /** The folder of the layout, any file of which may be at fault, as the operator would type it. */
  readonly layout: string
  /** The fonts of the share images; undefined if there are none. */
  readonly fonts: FontStack | undefined
  /** All files by their path below the output folder, pages in their flat form. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The file at each address within the site: `/about` is `about.html`. */
  readonly fileOf: ReadonlyMap<string, string>
  /** The date of the check, `2025-08-01`. */
  readonly today: string
  /** The responses of other sites; undefined if they were not requested. */
  readonly outbound: readonly OutboundAnswer[] | undefined
}

/** The text of a file of the site; empty if there is none. */
export function fileText({ files }: Pick<RenderedSite, 'files'>, path: string | undefined): string {
  return new TextDecoder().decode(files.get(path ?? ''))
}

/** An address on another site, and the paths of the pages that link to it. */
export interface OutboundLink {
  readonly url: string
  readonly pages: readonly string[]
}

/** The response of another site. */
export interface OutboundAnswer extends OutboundLink {
  /** Refusals of bots (403, 429, LinkedIn's 999) count as alive, because a person gets through. */
  readonly isAlive: boolean
  /** Whether it answered at all: if none does, it may be the fault of this machine. */
  readonly isReached: boolean
  /** `200`, `404`, or why there was no response. */
  readonly answer: string
}
