import { atField, type Fault } from 'build-site'
import type { Reviewed, Rule } from '../model/site-types'

/** Dates that visitors read are up to date. */
export const shownDatesRule: Rule = {
  id: 'shown-dates',
  promise: 'the copyright year and the days of legal texts are up to date',
  find: (site) => [...copyright(site), ...oldLegal(site)],
}

function copyright({ data: { site }, today }: Reviewed): Fault[] {
  const year = Number(today.slice(0, 4))
  if (site.value.copyrightYear === year) return []
  const message = `found copyrightYear ${site.value.copyrightYear}, expected ${year}`
  return [{ severity: 'warning', ...atField(site.source, ['copyrightYear']), message, fix: `Write ${year}` }]
}

function oldLegal({ data: { legal }, today }: Reviewed): Fault[] {
  return legal
    .filter(({ value }) => isOld(value.updated, today))
    .map(({ value, source }) => ({
      severity: 'warning',
      ...atField(source, ['updated']),
      message: `found a legal text last updated on ${value.updated}, expected one reviewed within the last year`,
      fix: 'Review the text, and write the date of the review into "updated"',
    }))
}

/** Whether a day is more than a year ago. */
export function isOld(updated: string, today: string): boolean {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return updated < limit
}
