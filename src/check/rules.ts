import { budgetsRule } from './rules/budgets'
import { dataRule, unusedRule } from './rules/data'
import { datesRule } from './rules/dates'
import { fillerRule } from './rules/filler'
import { addressesRule, descriptionsRule, titlesRule } from './rules/head'
import { headingsRule } from './rules/headings'
import { fragmentsRule, linksRule, mailRule, orphansRule } from './rules/links'
import { literalMarksRule } from './rules/literal-marks'
import { idsRule, inlineCodeRule, landmarksRule, newTabsRule } from './rules/markup'
import { namesRule } from './rules/names'
import { outboundRule } from './rules/outbound'
import { placeholdersRule } from './rules/placeholders'
import { policyRule } from './rules/policy'
import { robotsRule, sitemapRule } from './rules/search-engines'
import { shareImagesRule } from './rules/share-images'
import { shownDataRule } from './rules/shown-data'
import { structuredAddressesRule, structuredDataRule } from './rules/structured-data'
import { thirdPartiesRule } from './rules/third-parties'
import type { Rule } from './site/rule'

/** All general rules, in the order of the report; the rules of the site follow. */
export const rules: readonly Rule[] = [
  dataRule,
  linksRule,
  fragmentsRule,
  mailRule,
  orphansRule,
  outboundRule,
  addressesRule,
  titlesRule,
  descriptionsRule,
  headingsRule,
  idsRule,
  namesRule,
  landmarksRule,
  structuredDataRule,
  structuredAddressesRule,
  shownDataRule,
  sitemapRule,
  robotsRule,
  placeholdersRule,
  fillerRule,
  literalMarksRule,
  shareImagesRule,
  datesRule,
  unusedRule,
  budgetsRule,
  newTabsRule,
  inlineCodeRule,
  thirdPartiesRule,
  policyRule,
]
