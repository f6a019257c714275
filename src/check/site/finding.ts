import { groupedBy } from '../../lib/grouped-by'
import type { Fault, Severity } from '../../lib/problem'
import type { RenderedPage, RenderedSite } from './rendered-site'

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

/** The parts of a site that show where a fault comes from. */
type Laid = Pick<RenderedSite, 'layout'> & {
  readonly pages: readonly Pick<RenderedPage, 'template' | 'isErrorPage'>[]
}

/** The faults of a rule. A fault on pages of every template comes from the layout. */
export function ofLayout(faults: readonly Fault[], { pages, layout }: Laid): readonly Fault[] {
  const templates = new Set(pages.map(({ template }) => template))
  // Some rules skip the other pages.
  const ordinary = new Set(pages.filter(({ isErrorPage }) => !isErrorPage).map(({ template }) => template))
  if (ordinary.size < 2) return faults
  const wordsOf = ({ severity, message, fix }: Fault) => JSON.stringify([severity, message, fix])
  const isInAll = (alike: readonly Fault[]) =>
    [...ordinary].every((template) => alike.some(({ file }) => file === template))
  const shared = new Set([...groupedBy(faults, wordsOf)].filter(([, alike]) => isInAll(alike)).map(([words]) => words))
  return faults.map((fault) =>
    templates.has(fault.file ?? '') && shared.has(wordsOf(fault)) ? { ...fault, file: layout } : fault,
  )
}

/** The findings of a rule: equal faults are merged, and sorted by severity, otherwise in the order found. */
export function toFindings(rule: string, faults: readonly Fault[]): Finding[] {
  const keyOf = ({ severity, file, line, message, fix }: Fault) => JSON.stringify([severity, file, line, message, fix])
  const findings = [...groupedBy(faults, keyOf).values()].flatMap((alike) => {
    const pages = [...new Set(alike.flatMap(({ page }) => page ?? []))]
    return alike.slice(0, 1).map(({ page: _, ...fault }) => ({ rule, ...fault, pages }))
  })
  return severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
}
