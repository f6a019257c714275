import { atField } from 'build-site'
import type { Rule } from '../model/site-types'

const fields = ['formedIn', 'postalAddress'] as const

/** Buyers and investors want to know who is behind a site. */
export const companyRule: Rule = {
  id: 'company',
  promise: 'the site says where the holding company was formed, and its postal address',
  find: ({ data: { site } }) => {
    const missing = fields.filter((field) => site.value[field] === undefined)
    if (missing.length === 0) return []
    const message = `found no ${missing.join(' and no ')} of the holding company, expected both: the footer shows them`
    return [{ severity: 'warning', ...atField(site.source, ['holding']), message, fix: 'Add them below "holding"' }]
  },
}
