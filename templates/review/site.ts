import { atField, type Fault } from 'build-site'
import { ownDomains } from '../content/domains'
import type { Reviewed, Rule } from '../model/site-types'

/** Buyers and investors want to know who is behind a site. */
export const companyRule: Rule = {
  id: 'company',
  promise: 'the site says where the holding company was formed, and its postal address',
  find: ({ data: { site } }) => {
    const missing = (['formedIn', 'postalAddress'] as const).filter((field) => site.value[field] === undefined)
    if (missing.length === 0) return []
    const message = `found no ${missing.join(' and no ')} of the holding company, expected both: the footer shows them`
    return [{ severity: 'warning', ...atField(site.source, ['holding']), message, fix: 'Add them below "holding"' }]
  },
}

/** A network without an address is not shown, which may be intended. */
export const socialRule: Rule = {
  id: 'social',
  promise: 'every social network has its address',
  find: ({ data: { site } }) => {
    const missing = (['instagram', 'x', 'linkedin'] as const).filter((name) => site.value.social[name] === undefined)
    if (missing.length === 0) return []
    const message = `found no address for ${missing.join(', ')}, expected one where the studio has an account`
    const fix = 'Add it below "social" if there is one'
    return [{ severity: 'notice', ...atField(site.source, ['social']), message, fix }]
  },
}

export const shownDatesRule: Rule = {
  id: 'shown-dates',
  promise: 'the copyright year and the days of legal texts are up to date',
  find: ({ data: { site, legal }, today }) => {
    const [shown, year] = [site.value.copyrightYear, Number(today.slice(0, 4))]
    const copyright: Fault = {
      severity: 'warning',
      ...atField(site.source, ['copyrightYear']),
      message: `found copyrightYear ${shown}, expected ${year}`,
      fix: `Write ${year}`,
    }
    const old = legal.filter(({ value }) => isOld(value.updated, today))
    return [
      ...(shown === year ? [] : [copyright]),
      ...old.map(({ value, source }): Fault => {
        const message = `found a legal text last updated on ${value.updated}, expected one reviewed within the last year`
        const fix = 'Review the text, and write the date of the review into "updated"'
        return { severity: 'warning', ...atField(source, ['updated']), message, fix }
      }),
    ]
  },
}

/** Facts from elsewhere may change there without notice. */
export const agingRule: Rule = {
  id: 'aging',
  promise: 'every fact from elsewhere was checked within the last year',
  find: (site) =>
    lookedUp(site)
      .filter(({ day }) => day !== undefined && (isOld(day, site.today) || day > site.today))
      .map(({ day, source, path }): Fault => {
        const message = `found a fact that was checked on ${day}, expected one that was checked within the last year`
        const fix = 'Look it up again, correct it, and write the day into "checkedOn"'
        return { severity: 'warning', ...atField(source, [...path, 'checkedOn']), message, fix }
      }),
}

/** Each registration and each answer with the day on which it was checked, if it has one. */
function lookedUp({ data: { brands, domains, site } }: Reviewed) {
  return [
    ...brands.map(({ value, source }) => ({ day: value.registration?.checkedOn, source, path: ['registration'] })),
    ...ownDomains(domains).map(({ domain: { registration }, entry: { source }, path }) => {
      return { day: registration?.checkedOn, source, path: [...path, 'registration'] }
    }),
    ...site.value.buying.questions.map(({ checkedOn }, index) => {
      return { day: checkedOn, source: site.source, path: ['buying', 'questions', index] }
    }),
  ]
}

/** Whether a day is more than a year ago. */
function isOld(day: string, today: string): boolean {
  return day < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
}
