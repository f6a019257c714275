import type { Fault } from '../../lib/fault'
import type { RenderedPage, RenderedSite } from './rendered-site'

/**
 * A condition that should hold before a site is published. To add one: a file in `rules/`, and a line in `rules.ts`.
 */
export interface Rule {
  /** Stable, because programs that read the report identify rules by it. */
  readonly id: string
  /** What holds if it finds nothing. */
  readonly promise: string
  /** Checks the rendered site as a whole. Pure. */
  readonly find?: (site: RenderedSite) => readonly Fault[]
  /** Checks a page for itself. Pure. */
  readonly findOn?: (page: RenderedPage, site: RenderedSite) => readonly Fault[]
}

/** The faults that each rule finds. All rules check one page before the next, because pages may be parsed again on access. */
export function applyRules(rules: readonly Rule[], site: RenderedSite): ReadonlyMap<Rule, readonly Fault[]> {
  const found = new Map(rules.map((rule) => [rule, [...(rule.find?.(site) ?? [])]]))
  for (const page of site.pages) {
    for (const [{ findOn }, faults] of found) faults.push(...(findOn?.(page, site) ?? []))
  }
  return found
}
