/** Something that happened to a file of the site. */
export interface Change {
  /** Absolute. */
  readonly path: string
  /** Whether the file was there before and is there still: only what is in it changed. */
  readonly isEdit: boolean
}
