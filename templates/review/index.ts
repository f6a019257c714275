import type { Rule } from '../model/site-types'
import { activeNotesRule } from './active-notes'
import { agingRule } from './aging'
import { companyRule } from './company'
import { shownDatesRule } from './dates'
import { idleRule } from './idle'
import { segmentsRule } from './segments'
import { socialRule } from './social'
import { unverifiedRule } from './unverified'

/** What `check` looks at besides what it does for any site. */
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
