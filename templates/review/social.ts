import { atField } from 'build-site'
import type { Rule } from '../model/site-types'

const networks = ['instagram', 'x', 'linkedin'] as const

/** A network without an address is not shown, which may be intended. */
export const socialRule: Rule = {
  id: 'social',
  promise: 'every social network has its address',
  find: ({ data: { site } }) => {
    const missing = networks.filter((network) => site.value.social[network] === undefined)
    if (missing.length === 0) return []
    const message = `found no address for ${missing.join(', ')}, expected one where the studio has an account`
    const fix = 'Add it below "social" if there is one'
    return [{ severity: 'notice', ...atField(site.source, ['social']), message, fix }]
  },
}
