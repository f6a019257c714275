/** Something that is right, and means something else than whoever typed it is likely to have meant. */
export interface Slip {
  /** What was found, and what to do. */
  readonly message: string
  /** Its place in the text. */
  readonly offset: number
}
