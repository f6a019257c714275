import type { Problem } from '../../lib/problem'
import type { DataReading } from '../source/read-data'
import { checkDomains } from './check-domains'
import { checkFiles } from './check-files'
import { checkHosts, checkIds } from './check-hosts'
import { checkBodies, checkLegal } from './check-legal'
import { checkListings } from './check-listings'
import { checkPaths } from './check-paths'
import { checkPlaceholders } from './check-placeholders'
import { checkPricing } from './check-pricing'
import { checkRedirects } from './check-redirects'
import { checkStages } from './check-stages'

/** Finds mistakes that no single file reveals: dangling references, duplicates, and unused data. */
export function crossCheck(reading: DataReading): Problem[] {
  const checks = [
    checkFiles,
    checkBodies,
    checkLegal,
    checkListings,
    checkPaths,
    checkDomains,
    checkHosts,
    checkIds,
    checkPricing,
    checkRedirects,
    checkStages,
    checkPlaceholders,
  ]
  return checks.flatMap((check) => check(reading))
}
