import type { LeftFile } from '../../src/output/ledger/ledger-entries'
import { pathsOf, type Survey, touchedIn } from '../../src/output/publish/survey'
import { unknownIn } from '../../src/output/publish/unknown-in'

/** Checks every file of an output folder. @param left what was published there */
export function surveyOf(out: string, left: readonly LeftFile[]): Survey {
  return { touched: touchedIn(out, left), ...unknownIn(out, pathsOf(left)) }
}
