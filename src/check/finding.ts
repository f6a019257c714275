import type { Severity } from '../content/problem'

/** A fault that should be fixed before the site is published, as reported by a rule. */
export interface Fault {
  readonly severity: Severity
  /** The address within the site, `/vistaset`, or that of another file, `/robots.txt`. */
  readonly page?: string | undefined
  /** The data file or template to edit, as the operator would type it. */
  readonly file?: string | undefined
  /** Counted from 1. */
  readonly line?: number | undefined
  /** What was found and what was expected: one sentence without its full stop. */
  readonly message: string
  /** How to fix it: one sentence without its full stop. */
  readonly mend: string
}

/**
 * The same fault on all pages where it occurs: a mistake in the layout affects every page, but is still one mistake.
 */
export interface Finding extends Omit<Fault, 'page'> {
  /** The id of the rule that found it. */
  readonly rule: string
  /** The addresses within the site; empty if it does not concern a page. */
  readonly pages: readonly string[]
}

const severities: readonly Severity[] = ['error', 'warning', 'notice']

/** The findings of a rule: equal faults are merged, and sorted by severity, otherwise in the order found. */
export function toFindings(rule: string, faults: readonly Fault[]): Finding[] {
  const groups = new Map<string, { readonly fault: Omit<Fault, 'page'>; readonly pages: Set<string> }>()
  for (const { page, ...fault } of faults) {
    const key = JSON.stringify([fault.severity, fault.file, fault.line, fault.message, fault.mend])
    const group = groups.get(key) ?? { fault, pages: new Set() }
    groups.set(key, group)
    if (page !== undefined) group.pages.add(page)
  }
  const findings = [...groups.values()].map(({ fault, pages }) => ({ rule, ...fault, pages: [...pages] }))
  return severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
}
