import type { Problem } from 'build-site'
import type { Reading } from '../content/types'
import { checkDomains } from './check-domains'
import { checkHosts, checkIds } from './check-hosts'
import { checkListings } from './check-listings'
import { checkPaths } from './check-paths'
import { checkPricing } from './check-pricing'
import { checkStages } from './check-stages'

/** Rules across files: dangling references, duplicates, and unused data. */
export const checks: readonly ((reading: Reading) => Problem[])[] = [
  checkListings,
  checkPaths,
  checkDomains,
  checkHosts,
  checkIds,
  checkPricing,
  checkStages,
]
