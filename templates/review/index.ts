import type { Rule } from '../model/site-types'
import { activeNotesRule, idleRule, segmentsRule, unverifiedRule } from './brands'
import { agingRule, companyRule, shownDatesRule, socialRule } from './site'

/** The rules of `check` for this site, in addition to the general ones. */
export const rules: readonly Rule[] = [
  unverifiedRule,
  activeNotesRule,
  agingRule,
  companyRule,
  socialRule,
  shownDatesRule,
  idleRule,
  segmentsRule,
]
