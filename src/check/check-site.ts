import type { SiteOptions } from '../build/plan/plan-site'
import { asStrict, type Problem } from '../lib/problem'
import type { SiteRule } from '../site/define-site'
import { rules } from './rules'
import { dataRule, problemFault } from './rules/data'
import { outboundRule } from './rules/outbound'
import { type Finding, ofLayout, toFindings } from './site/finding'
import { askOutbound, outboundLinks } from './site/outbound'
import type { Proxies } from './site/proxies'
import { renderSite } from './site/render-site'
import type { RenderedSite } from './site/rendered-site'
import { applyRules, faultOf, type Rule } from './site/rule'

/** Which site to check, and how. */
export interface CheckOptions extends SiteOptions {
  /** The date of the check, `2025-08-01`. */
  readonly today: string
  /** Through which proxies to request links to other sites; undefined if no network requests are to be made. */
  readonly external: Proxies | undefined
}

/** The result of a check. */
export interface CheckReport {
  /** No errors; under `--strict`, no warnings either, because they count as errors. */
  readonly isReady: boolean
  /** The number of pages checked: none if data or templates are invalid. */
  readonly pages: number
  /** The rules that were applied, in the order of the report. */
  readonly rules: readonly Rule[]
  readonly findings: readonly Finding[]
}

/**
 * Renders a site in memory and checks everything that should hold before it is published.
 *
 * @throws InputError for mistakes in data or templates, see `refusal`
 */
export async function checkSite(options: CheckOptions, onStep: (name: string) => void): Promise<CheckReport> {
  const site = await lookAround(options, onStep)
  onStep('check every page')
  const own = (site.definition.rules ?? []).map(ownRule)
  const looked = [...rules.filter((rule) => rule !== outboundRule || options.external), ...own]
  const findings = [...applyRules(looked, site)].flatMap(([{ id }, faults]) => toFindings(id, ofLayout(faults, site)))
  return report(findings, site.pages.length, looked, options.strict)
}

/** Converts a rule of the site to a general rule. */
export function ownRule({ id, promise, find }: SiteRule): Rule {
  return { id, promise, fix: '', find: ({ data, site: { model }, today }) => [...find({ data, model, today })] }
}

async function lookAround(options: CheckOptions, onStep: (name: string) => void): Promise<RenderedSite> {
  // Warnings become findings here, so they must not stop the rendering.
  const rendered = await renderSite({ ...options, strict: false }, options.today, onStep)
  if (!options.external) return rendered
  const links = outboundLinks(rendered)
  onStep(`check ${links.length} links to other sites`)
  return { ...rendered, outbound: await askOutbound(links, options.external) }
}

/** The report on a site that cannot be rendered, or whose environment is wrong. */
export function refusal(problems: readonly Problem[], strict: boolean): CheckReport {
  const faults = problems.map((problem) => faultOf(problemFault(problem), dataRule))
  return report(toFindings(dataRule.id, faults), 0, [dataRule], strict)
}

function report(found: readonly Finding[], pages: number, looked: readonly Rule[], strict: boolean): CheckReport {
  const findings = strict ? found.map(asStrict) : found
  return { isReady: !findings.some(({ severity }) => severity === 'error'), pages, rules: looked, findings }
}
