import { atField, type Fault } from 'build-site'
import { ownDomains } from '../content/domains'
import type { Reviewed, Rule } from '../model/site-types'
import { isOld } from './dates'

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
        return { severity: 'warning', ...atField(source, path), message, fix }
      }),
}

/** Each registration and each answer with the day on which it was checked, if it has one. */
function lookedUp({ data: { brands, domains, site } }: Reviewed) {
  return [
    ...brands.map(({ value, source }) => {
      return { day: value.registration?.checkedOn, source, path: ['registration', 'checkedOn'] }
    }),
    ...ownDomains(domains).map(({ domain: { registration }, entry: { source }, path }) => {
      return { day: registration?.checkedOn, source, path: [...path, 'registration', 'checkedOn'] }
    }),
    ...site.value.buying.questions.map(({ checkedOn }, index) => {
      return { day: checkedOn, source: site.source, path: ['buying', 'questions', index, 'checkedOn'] }
    }),
  ]
}
