/** A file of the site: its path below the output folder, with slashes, and its bytes. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** What made it, for messages: a template, a data file, the program. */
  readonly source: string
}
