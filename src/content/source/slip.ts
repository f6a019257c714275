/** Something that is valid but probably does not mean what its author intended. */
export interface Slip {
  /** What was found, and what to do. */
  readonly message: string
  /** Its offset in the text. */
  readonly offset: number
}
