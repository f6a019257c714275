/** A change to a file of the site. */
export interface Change {
  /** Absolute. */
  readonly path: string
  /** Whether the file existed before and still exists, so that only its content changed. */
  readonly isEdit: boolean
}
