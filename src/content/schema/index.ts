import { brandSchema } from './brand'
import { collectionSchema } from './collection'
import { domainsSchema } from './domains'
import { contactSchema, errorsSchema, homeSchema, legalSchema } from './pages'
import { pricingSchema } from './pricing'
import { redirectsSchema } from './redirects'
import { siteSchema } from './site'

/** Data files of which there is exactly one, `data/<name>.yaml`, by name. */
export const singles = {
  site: siteSchema,
  pricing: pricingSchema,
  domains: domainsSchema,
  home: homeSchema,
  contact: contactSchema,
  errors: errorsSchema,
}

/** Data files that a site may do without, `data/<name>.yaml`, by name. */
export const optionals = { redirects: redirectsSchema }

/** Folders of data files, `data/<name>/<slug>.yaml` (legal texts are Markdown), by name. */
export const folders = { collections: collectionSchema, brands: brandSchema, legal: legalSchema }
