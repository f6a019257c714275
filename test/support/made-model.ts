import { renderMarkdown } from '../../src/content/markdown/markdown'
import { addresses } from '../../src/content/rules/address'
import { formats } from '../../src/lib/formats'
import type { BrandData } from '../../templates/content/brand'
import type { DomainsData } from '../../templates/content/domains'
import { buildSite } from '../../templates/model/build-site'
import { type CollectionData, madePricing, madeSite } from './made-data'
import { bySlug, loadRealData } from './real-data'
import { wholeSite } from './site-from'

const real = await loadRealData()

/** Makes addresses under a base path. */
export const madeAddress = addresses('https://host.example/base')

/** What a site has besides a collection of toys. */
interface Others {
  readonly pricing?: typeof madePricing
  readonly domains?: DomainsData
}

/** The model of a site with a collection of toys that lists what these texts do, and no other. */
export function madeModel(
  texts: CollectionData,
  records: ReadonlyMap<string, BrandData>,
  { pricing = madePricing, domains = real.domains.value }: Others = {},
) {
  const { source } = real.site
  const data = {
    ...real,
    site: { source, slug: 'site', value: madeSite },
    pricing: { source, slug: 'pricing', value: pricing },
    domains: { source, slug: 'domains', value: domains },
    collections: [{ source, slug: 'toys', value: texts }],
    brands: [...records].map(([slug, value]) => ({ source, slug, value })),
  }
  const markdown = (text: string) => renderMarkdown(text, (path) => path)
  const site = wholeSite(buildSite(data, { address: madeAddress, markdown, formats: formats('en-US', 'USD') }))
  return { ...site, toys: bySlug(site.collections, 'toys') }
}
