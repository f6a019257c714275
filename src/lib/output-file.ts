import { readFile } from 'node:fs/promises'

/** A file of the site: its path below the output folder, with slashes, and its content. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** SHA-256 of the content, hexadecimal, where it is known. */
  readonly sha256?: string
  /** What it was made from, for messages: a template, a data file, the program. */
  readonly source: string
}

/** A file whose content is only made if the output folder does not already contain it. */
export interface LazyFile extends Omit<OutputFile, 'content' | 'sha256'> {
  /** Hash of everything that the content is made from. */
  readonly input: string
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>
}

/** A file of any size that is copied as it is. */
export interface CopiedFile extends Omit<OutputFile, 'content' | 'sha256'> {
  /** The absolute path of what is copied. */
  readonly from: string
  /** In bytes. */
  readonly bytes: number
  /** Its metadata; undefined if it may change without a trace. */
  readonly input: string | undefined
}

/** Reads or makes the content of a file. */
export async function whole(
  file: Omit<OutputFile, 'source'> | LazyFile | CopiedFile,
): Promise<Omit<OutputFile, 'source'>> {
  if ('content' in file) return file
  return { path: file.path, content: 'make' in file ? await file.make() : await readFile(file.from) }
}
