import type { Fault } from './finding'
import type { RenderedSite } from './rendered-site'

/** One thing that should hold before a site is published. To add one: a file in `rules/`, and a line in `rules.ts`. */
export interface Rule {
  /** Stable: programs that read the report know rules by it. */
  readonly id: string
  /** What holds when it finds nothing. */
  readonly promise: string
  /** Looks at the rendered site. Pure. */
  readonly find: (site: RenderedSite) => readonly Fault[]
}
