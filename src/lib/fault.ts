import type { Severity } from './problem'

/** A fault that should be fixed before the site is published, as reported by a rule. */
export interface Fault {
  readonly severity: Severity
  /** The address within the site, `/about`, or that of another file, `/robots.txt`. */
  readonly page?: string | undefined
  /** The data file or template to edit, as the operator would type it. */
  readonly file?: string | undefined
  /** Counted from 1. */
  readonly line?: number | undefined
  /** What was found and what was expected: one sentence without its full stop. */
  readonly message: string
  /** How to fix it: one sentence without its full stop. */
  readonly fix: string
}
