/** A link or a button as a page shows it. */
export interface Action {
  readonly label: string
  readonly href: string
  /** Leads off the site, in a new tab. */
  readonly newTab: boolean
}
