import type { Rule } from '../model/site-types'
import { activeNotesRule } from './active-notes'
import { agingRule } from './aging'
import { companyRule } from './company'
import { shownDatesRule } from './dates'
import { idleRule } from './idle'
import { segmentsRule } from './segments'
import { socialRule } from './social'
import { unverifiedRule } from './unverified'

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
