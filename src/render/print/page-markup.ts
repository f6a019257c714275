/** What a page adds to its layout. */
export interface PageMarkup {
  readonly head: string
  /** The texts of the scripts in its head. */
  readonly scripts: readonly string[]
  readonly body: string
}
