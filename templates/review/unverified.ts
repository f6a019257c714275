import { atField, firstFew, formatNumber } from 'build-site'
import type { Rule } from '../model/site-types'

/** Maximum number of brands to list in a finding, since it serves as a to-do list. */
const most = 100

/** Unverified figures and claims; one finding per field, so that they do not hide the rest. */
export const unverifiedRule: Rule = {
  id: 'unverified',
  promise: 'every figure has been checked by somebody',
  find: ({ data: { brands } }) => {
    const fields = [...new Set(brands.flatMap(({ value }) => value.unverified))]
    return fields.flatMap((field) => {
      const open = brands.filter(({ value }) => value.unverified.includes(field) && value[field] !== undefined)
      const slugs = firstFew(
        open.map(({ slug }) => slug),
        most,
      )
      const count = `${formatNumber(open.length)} of ${formatNumber(brands.length)} brands`
      const message = `found ${field} unverified in ${count} (${slugs}), expected none`
      const fix = `Check each, then remove ${field} from "unverified" in its file`
      return open.slice(0, 1).map(({ source }) => {
        return { severity: 'warning', ...atField(source, ['unverified']), message, fix }
      })
    })
  },
}
