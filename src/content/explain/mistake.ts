/** Something in a text that is wrong, or that probably does not mean what its author intended. */
export interface Mistake {
  /** What was found, and what to do. */
  readonly message: string
  /** Its offset in the text. */
  readonly offset: number
}
