import type { Problem } from '../../lib/problem'
import type { DataReading, DataRules } from '../source/read-data'
import { checkBodies } from './check-bodies'
import { checkFiles } from './check-files'
import { checkPlaceholders } from './check-placeholders'
import { checkRedirects } from './check-redirects'
import { checkReferences } from './check-references'

/** Finds mistakes across files, with the general rules and those of the site. */
export function crossCheck(reading: DataReading, { content, checks = [], placeholders }: DataRules): Problem[] {
  return [
    ...checkFiles(reading, content),
    ...checkBodies(reading),
    ...checkReferences(reading, content),
    ...checks.flatMap((check) => [...check(reading)]),
    ...checkRedirects(reading),
    // In the texts of a site without placeholders, braces are braces.
    ...(placeholders === undefined
      ? []
      : checkPlaceholders(reading, content, Object.keys(placeholders(reading.data, undefined)))),
  ]
}
