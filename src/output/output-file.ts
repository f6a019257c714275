import type { PublishedFile } from './manifest'
import type { PageDraft } from './page-draft'

/** A file of the site: its path below the output folder, with slashes, and its bytes. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** What made it, for messages: a template, a data file, the program. */
  readonly source: string
}

/** A page that is still to be printed. The files that it is written as have one and the same draft. */
export interface PageFile extends Omit<OutputFile, 'content'> {
  readonly draft: PageDraft
}

/** A page that was printed. The files that it is written as have one and the same pieces. */
export interface PrintedFile extends Omit<OutputFile, 'content'> {
  readonly pieces: readonly string[]
}

/** A page that the output folder holds already, as it would be printed. */
export interface KnownFile extends Omit<OutputFile, 'content'> {
  readonly known: Omit<PublishedFile, 'path'>
}

/** A file whose bytes are settled. */
export type SettledFile = OutputFile | PrintedFile | KnownFile

/** A file of the site, in whatever form. */
export type SiteFile = SettledFile | PageFile
