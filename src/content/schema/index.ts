import { brandSchema } from './brand'
import { collectionSchema } from './collection'
import { domainsSchema } from './domains'
import { contactSchema, errorsSchema, homeSchema, legalSchema } from './pages'
import { pricingSchema } from './pricing'
import { redirectsSchema } from './redirects'
import { siteSchema } from './site'

/** Schemas of required single files, `data/<name>.yaml`, by name. */
export const singles = {
  site: siteSchema,
  pricing: pricingSchema,
  domains: domainsSchema,
  home: homeSchema,
  contact: contactSchema,
  errors: errorsSchema,
}

/** Schemas of optional single files, `data/<name>.yaml`, by name. */
export const optionals = { redirects: redirectsSchema }

/** Schemas of folders of files, `data/<name>/<slug>.yaml` (legal texts are Markdown), by name. */
export const folders = { collections: collectionSchema, brands: brandSchema, legal: legalSchema }

/** All of these, by kind of file. */
export const schemas = { ...singles, ...optionals, ...folders }
