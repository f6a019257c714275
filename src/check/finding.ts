import type { Severity } from '../content/problem'

/** One thing that should be otherwise before the site is published, as a rule finds it. */
export interface Fault {
  readonly severity: Severity
  /** The address within the site, `/vistaset`; of another file where it is about that, `/robots.txt`. */
  readonly page?: string | undefined
  /** The data file or template to look into, as the operator would type it. */
  readonly file?: string | undefined
  /** Counted from 1. */
  readonly line?: number | undefined
  /** What was found and what was expected: one sentence without its full stop. */
  readonly message: string
  /** What to do about it: one sentence without its full stop. */
  readonly mend: string
}

/** The same fault wherever it shows: a mistake in the layout is on every page, and still one mistake. */
export interface Finding extends Omit<Fault, 'page'> {
  /** The id of the rule that found it. */
  readonly rule: string
  /** The addresses within the site; none where it is about no page. */
  readonly pages: readonly string[]
}

const severities: readonly Severity[] = ['error', 'warning', 'notice']

/** What a rule found: faults that are the same become one, the worst first, otherwise as they were found. */
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
