import type { Fault } from './finding'
import type { RenderedSite } from './rendered-site'

/**
 * A condition that should hold before a site is published. To add one: a file in `rules/`, and a line in `rules.ts`.
 */
export interface Rule {
  /** Stable, because programs that read the report identify rules by it. */
  readonly id: string
  /** What holds if it finds nothing. */
  readonly promise: string
  /** Checks the rendered site. Pure. */
  readonly find: (site: RenderedSite) => readonly Fault[]
}
