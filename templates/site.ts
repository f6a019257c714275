import { defineSite } from 'build-site'
import { checkDomains } from './checks/check-domains'
import { checkListings } from './checks/check-listings'
import { checkPaths } from './checks/check-paths'
import { checkPricing } from './checks/check-pricing'
import { checkStages } from './checks/check-stages'
import { checkUnique } from './checks/check-unique'
import { addBrand } from './commands/add-brand'
import { addDomain } from './commands/add-domain'
import { price, sold } from './commands/price'
import { renameBrand } from './commands/rename-brand'
import { content } from './content'
import { siteFiles } from './files/site-files'
import { buildSite } from './model/build-site'
import { frameOf } from './model/frame'
import { sitePlaceholders } from './model/site-placeholders'
import { activeNotesRule, idleRule, segmentsRule, unverifiedRule } from './review/brands'
import { agingRule, companyRule, shownDatesRule, socialRule } from './review/site'
import { currency, locale } from './rules/formats'
import { colors } from './styles/look'

/** The website of a venture studio: portfolios of brands, a page for each, and the domains for sale. */
export default defineSite({
  content,
  placeholders: sitePlaceholders,
  settings: ({ site: { value } }) => ({
    url: value.url,
    name: value.name,
    locale,
    currency,
    themeColor: colors.paper,
    security: { email: value.email, expires: value.securityExpires },
    refusedCrawlers: value.refusedCrawlers,
    refusedCrawlersNote: 'No AI training: see the terms of use.',
    movedNote: 'This page has moved',
    acceptedPlaceholders: value.acceptedPlaceholders,
  }),
  model: buildSite,
  frame: frameOf,
  checks: [checkListings, checkPaths, checkUnique, checkDomains, checkPricing, checkStages],
  rules: [unverifiedRule, activeNotesRule, agingRule, companyRule, socialRule, shownDatesRule, idleRule, segmentsRule],
  files: siteFiles,
  commands: [addBrand, addDomain, renameBrand, sold, price],
})
