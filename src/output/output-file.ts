import type { PageDraft } from './print/page-draft'
import type { PublishedFile } from './publish/manifest'

/** A file of the site: its path below the output folder, with slashes, and its bytes. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** What made it, for messages: a template, a data file, the program. */
  readonly source: string
}

/** A file that is made when it is asked for. */
export interface LazyFile extends Omit<OutputFile, 'content'> {
  /** Names everything that it is made from: finding that out takes less than making it. */
  readonly name: () => string
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>
}

/** Makes it. */
export async function made({ path, source, make }: LazyFile): Promise<OutputFile> {
  return { path, source, content: await make() }
}

/** A page that is still to be asked what it shows. */
export interface PagePlan {
  /** Names everything that it is made from; undefined where only its draft tells it from others. */
  readonly name: string | undefined
  /** Asks it. @throws InputError when its template throws */
  readonly draft: () => PageDraft
}

/** A file of a page that is still to be asked. The files that it is to be written as have one and the same plan. */
export interface PlannedFile extends Omit<OutputFile, 'content'> {
  readonly plan: PagePlan
}

/** A page that is still to be printed. The files that it is written as have one and the same draft. */
export interface PageFile extends Omit<OutputFile, 'content'> {
  readonly draft: PageDraft
}

/** A page that was printed. The files that it is written as have one and the same pieces. */
interface PrintedFile extends Omit<OutputFile, 'content'> {
  readonly pieces: readonly string[]
}

/** A file that the output folder holds already, as it would be made. */
export interface KnownFile extends Omit<OutputFile, 'content'> {
  readonly known: Omit<PublishedFile, 'path'>
}

/** A file of the site as its parts tell it: what takes long to make is still to be made. */
export type SiteFile = OutputFile | LazyFile | PlannedFile

/** A file whose bytes are there to be written. */
export type NewFile = OutputFile | PrintedFile

/** A file that can be written, perhaps after it is printed. */
export type PrintableFile = NewFile | PageFile
