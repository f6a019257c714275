import type { Fault, Severity } from '../../lib/problem'
import { inTemplate } from './place'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** What a rule finds: a message, and whatever differs from the defaults of the rule. */
export interface FoundFault extends Partial<Fault> {
  readonly message: string
  /** What was probably meant, if it looks like a typo. */
  readonly meant?: string | undefined
}

/** The same, or only a message. */
export type Found = string | FoundFault

/**
 * A condition that should hold before a site is published. To add one: an object in `rules/`, and a line in `rules.ts`.
 */
export interface Rule {
  /** Stable, because programs that read the report identify rules by it. */
  readonly id: string
  /** What holds if it finds nothing. */
  readonly promise: string
  /** How severe its faults usually are: errors if it does not say. */
  readonly severity?: Severity
  /** How its faults are usually fixed. */
  readonly fix: string
  /** Checks the rendered site as a whole. Pure. */
  readonly find?: (site: RenderedSite) => readonly Found[]
  /** Checks a single page; usually its template is at fault. Pure. */
  readonly findOn?: (page: RenderedPage, site: RenderedSite) => readonly Found[]
}

/** The faults that each rule finds. All rules check one page before the next, because not all pages stay parsed. */
export function applyRules(rules: readonly Rule[], site: RenderedSite): ReadonlyMap<Rule, readonly Fault[]> {
  const found = new Map(rules.map((rule) => [rule, (rule.find?.(site) ?? []).map((one) => faultOf(one, rule))]))
  for (const page of site.pages) {
    for (const [rule, faults] of found) {
      for (const one of rule.findOn?.(page, site) ?? []) faults.push(faultOf(one, rule, inTemplate(page)))
    }
  }
  return found
}

/** A fault with the defaults of its rule filled in. @param place its default location */
export function faultOf(found: Found, { severity = 'error', fix }: Rule, place: Partial<Fault> = {}): Fault {
  const { meant, ...own } = typeof found === 'string' ? { message: found } : found
  return { severity, ...place, fix, ...own, ...(meant !== undefined && { fix: `Write ${meant} if that was meant` }) }
}
