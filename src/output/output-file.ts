import type { PageDraft } from './print/page-draft'
import type { PublishedFile } from './publish/manifest'

/** A file of the site: its path below the output folder, with slashes, and its content. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** SHA-256 of the content, hexadecimal, if it has been computed. */
  readonly sha256?: string
  /** What it was made from, for messages: a template, a data file, the program. */
  readonly source: string
}

/** A file that is made only when needed. */
export interface LazyFile extends Omit<OutputFile, 'content'> {
  /** Fingerprint of all its inputs, which is cheaper than making it. */
  readonly name: () => string
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>
}

/** Makes the file. */
export async function made({ path, source, make }: LazyFile): Promise<OutputFile> {
  return { path, source, content: await make() }
}

/** A page whose draft has not been made yet. */
export interface PagePlan {
  /** Fingerprint of all its inputs; undefined if only its draft can tell. */
  readonly name: string | undefined
  /** Makes its draft. @throws InputError when its template throws */
  readonly draft: () => PageDraft
}

/** A file of a page without a draft yet. All files of a page share one plan object. */
export interface PlannedFile extends Omit<OutputFile, 'content'> {
  readonly plan: PagePlan
}

/** A file of a page that has not been printed yet. All files of a page share one draft object. */
export interface PageFile extends Omit<OutputFile, 'content'> {
  readonly draft: PageDraft
}

/** A file of a printed page. All files of a page share one list of pieces. */
interface PrintedFile extends Omit<OutputFile, 'content'> {
  readonly pieces: readonly string[]
}

/** A file that the output folder already contains, exactly as it would be made. */
export interface KnownFile extends Omit<OutputFile, 'content'> {
  readonly known: Omit<PublishedFile, 'path'>
}

/** A file as listed by the parts of the site; anything expensive has not been made yet. */
export type SiteFile = OutputFile | LazyFile | PlannedFile

/** A file whose content is ready to be written. */
export type NewFile = OutputFile | PrintedFile

/** A file that can be written, possibly after printing it. */
export type PrintableFile = NewFile | PageFile
