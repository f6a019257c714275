import type { PageDraft } from './print/page-draft'
import type { PublishedFile } from './publish/manifest'

/** A file of the site: its path below the output folder, with slashes, and its bytes. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** What made it, for messages: a template, a data file, the program. */
  readonly source: string
}

/** A file that is made only when needed. */
export interface LazyFile extends Omit<OutputFile, 'content'> {
  /** Fingerprint of everything that it is made from, which is cheaper than making it. */
  readonly name: () => string
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>
}

/** Makes it. */
export async function made({ path, source, make }: LazyFile): Promise<OutputFile> {
  return { path, source, content: await make() }
}

/** A page whose draft has not been made yet. */
export interface PagePlan {
  /** Fingerprint of everything that it is made from; undefined where only its draft can tell. */
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

/** A file of a page that was printed. All files of a page share one list of pieces. */
interface PrintedFile extends Omit<OutputFile, 'content'> {
  readonly pieces: readonly string[]
}

/** A file that the output folder holds already, exactly as it would be made. */
export interface KnownFile extends Omit<OutputFile, 'content'> {
  readonly known: Omit<PublishedFile, 'path'>
}

/** A file as the parts of the site yield it: what takes long to make has not been made yet. */
export type SiteFile = OutputFile | LazyFile | PlannedFile

/** A file whose bytes can be written. */
export type NewFile = OutputFile | PrintedFile

/** A file that can be written, perhaps after printing it. */
export type PrintableFile = NewFile | PageFile
