/** A link or button as shown on a page. */
export interface Action {
  readonly label: string
  readonly href: string
  /** Whether it leads to another site, in a new tab. */
  readonly newTab: boolean
}
