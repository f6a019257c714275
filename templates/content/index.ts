import { type DataOf, type DataReading, file, folder, markdown, optionalFile } from 'build-site'
import { brandSchema } from './brand'
import { collectionSchema } from './collection'
import { domainsSchema } from './domains'
import {
  contactSchema,
  errorsSchema,
  homeSchema,
  legalSchema,
  personSchema,
  pressSchema,
  textPageSchema,
} from './pages'
import { pricingSchema } from './pricing'
import { siteSchema } from './site'

/** The contents of the data folder. */
export const content = {
  site: file('site', siteSchema),
  pricing: file('pricing', pricingSchema),
  domains: optionalFile('domains', domainsSchema),
  home: file('home', homeSchema),
  contact: optionalFile('contact', contactSchema),
  errors: file('errors', errorsSchema),
  collections: folder('collections', collectionSchema),
  brands: folder('brands', brandSchema),
  legal: markdown('legal', legalSchema),
  pages: markdown('pages', textPageSchema, 'page'),
  people: folder('people', personSchema, 'person'),
  press: markdown('press', pressSchema, 'press'),
}

/** The data of the site, each file valid on its own. */
export type Data = DataOf<typeof content>
/** What the checks of the site read. */
export type Reading = DataReading<typeof content>
