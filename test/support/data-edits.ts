import type { Data, Entry } from '../../src/content/source/data'

/** An operator's edit of the data; `round` makes each one different. */
type Edit = (data: Data, round: number) => Data

type Groups = Data['domains']['value']['groups']
type Overrides = Data['collections'][number]['value']['brandOverrides']

/** A data entry with some of its values replaced. */
function changed<T extends object>(entry: Entry<T>, changes: Partial<T>): Entry<T> {
  return { ...entry, value: { ...entry.value, ...changes } }
}

/** The data with one of its brands changed: the one at that position, wrapping around. */
export function withBrand(data: Data, place: number, changes: Partial<Data['brands'][number]['value']>): Data {
  const at = place % data.brands.length
  return { ...data, brands: data.brands.map((brand, index) => (index === at ? changed(brand, changes) : brand)) }
}

function withCollection(data: Data, changes: (texts: Data['collections'][number]['value']) => object): Data {
  const [first, ...others] = data.collections
  return first === undefined ? data : { ...data, collections: [changed(first, changes(first.value)), ...others] }
}

/** The data with another price of one brand in `pricing.yaml`. */
export function withPrice(data: Data, slug: string, usd: number): Data {
  const { prices } = data.pricing.value
  return { ...data, pricing: changed(data.pricing, { prices: { ...prices, [slug]: usd } }) }
}

/** The data with one more brand, listed last in the first collection. */
export function withNewBrand(data: Data, slug: string): Data {
  const [brand] = data.brands
  const more = brand === undefined ? [] : [{ ...brand, slug, value: { ...brand.value, name: slug } }]
  const listed = withCollection(data, ({ developing }) => ({
    developing: { ...developing, brands: [...developing.brands, slug] },
  }))
  return { ...listed, brands: [...data.brands, ...more] }
}

/** The data with another number of domains on each page of the price list. */
export function withPageSize(data: Data, pageSize: number): Data {
  return { ...data, domains: changed(data.domains, { pageSize }) }
}

/** The first brand in development becomes the last existing one, with the same badges: only its status tells. */
function firstDeveloped({ existing, developing }: Data['collections'][number]['value']): object {
  const { badge, homeBadge, brands } = developing
  const [first, ...others] = brands
  return {
    existing: { ...existing, badge, homeBadge, brands: [...existing.brands, ...(first ? [first] : [])] },
    developing: { ...developing, brands: others },
  }
}

/** The edits that operators make to data. */
export const edits: readonly Edit[] = [
  (data) => data,
  (data, round) => withBrand(data, round, { summary: `Summary ${round}` }),
  (data, round) => withBrand(data, round, { stage: `Stage ${round % 3}` }),
  (data, round) => withBrand(data, round, { name: `Name ${round}`, sold: round % 2 === 0 }),
  (data, round) => withBrand(data, round, { details: `{studio} has {brands} brands, ${round}.` }),
  (data, round) => ({ ...data, site: changed(data.site, { name: `Studio ${round}` }) }),
  (data, round) => ({ ...data, site: changed(data.site, { offersEmail: `a${round}@host.example` }) }),
  (data, round) => ({ ...data, pricing: changed(data.pricing, { otherwise: 20_000 + round }) }),
  (data, round) => ({ ...data, brands: data.brands.filter((_, index) => index !== round % data.brands.length) }),
  (data, round) => withCollection(data, () => ({ back: `Back ${round}` })),
  (data, round) => withCollection(data, () => ({ name: `Collection ${round}` })),
  (data, round) => withCollection(data, () => ({ path: `/portfolio-${round}` })),
  (data, round) => withCollection(data, ({ existing }) => ({ existing: { ...existing, badge: `Badge ${round}` } })),
  (data, round) =>
    withCollection(data, ({ existing }) => ({ existing: { ...existing, homeBadge: `Home badge ${round}` } })),
  (data, round) => ({ ...data, pricing: changed(data.pricing, { updated: `2031-01-${10 + round}` }) }),
  (data) => withCollection(data, firstDeveloped),
  (data, round) => withCollection(data, ({ brandPage }) => ({ brandPage: { ...brandPage, buy: `Buy ${round}` } })),
  (data, round) => withNewBrand(data, `last${round}`),
  (data, round) => withCollection(data, () => ({ pageSize: 5 + (round % 5) })),
  (data) =>
    withCollection(data, ({ existing }) => ({ existing: { ...existing, brands: existing.brands.toReversed() } })),
  (data, round) => withCollection(data, ({ brandOverrides }) => ({ brandOverrides: withBuy(brandOverrides, round) })),
  (data) =>
    withCollection(data, ({ existing: { brands, ...existing } }) => ({
      existing: { ...existing, brands: brands.slice(1) },
    })),
  (data, round) => ({
    ...data,
    brands: [...data.brands, ...data.brands.slice(0, 1).map((brand) => ({ ...brand, slug: `new${round}` }))],
  }),
  (data) => withGroups(data, (groups) => groups.map((group) => ({ ...group, domains: group.domains.slice(1) }))),
  (data) => withGroups(data, (groups) => groups.toReversed()),
  (data, round) => ({ ...data, domains: changed(data.domains, { lead: `Lead ${round}` }) }),
  (data, round) => withPageSize(data, 7 + (round % 5)),
  (data, round) => ({
    ...data,
    site: changed(data.site, { registrar: { name: `R${round}`, url: `https://r${round}.example/{domain}` } }),
  }),
  (data, round) => ({
    ...data,
    site: changed(data.site, { marketplace: { name: `M${round}`, url: `https://m${round}.example/{domain}` } }),
  }),
  (data, round) => ({ ...data, pricing: changed(data.pricing, { referenceNote: `Note ${round}` }) }),
  (data, round) => ({ ...data, pricing: changed(data.pricing, { listOverrides: { sparktosucceed: 30_000 + round } }) }),
  (data, round) => ({
    ...data,
    pricing: changed(data.pricing, { listOverrides: { vistatavern: round % 2 ? 25_000 : 15_000 } }),
  }),
  (data, round) => withPrice(data, 'vistatavern', 40_000 + round),
  (data, round) => ({
    ...data,
    pricing: changed(data.pricing, { referenceTiers: [{ from: 20_000, reference: 90_000 + round }] }),
  }),
  (data, round) => ({
    ...data,
    home: changed(data.home, { access: { ...data.home.value.access, success: `Granted ${round}` } }),
  }),
]

/**
 * The data with texts that contain placeholders for counts and other values, so that edits of other files change them
 * too.
 */
export function withPlaceholders(data: Data): Data {
  const texts = [
    '{domains} domains',
    '{brands} brands',
    '{brands.vista} of them',
    '{studio} at {registrar}',
    '{collections}',
  ]
  return texts.reduce((state, details, place) => withBrand(state, place, { details }), data)
}

function withGroups(data: Data, change: (groups: Groups) => Groups): Data {
  return { ...data, domains: changed(data.domains, { groups: change(data.domains.value.groups) }) }
}

function withBuy(overrides: Overrides, round: number): Overrides {
  return Object.fromEntries(Object.entries(overrides).map(([slug, rules]) => [slug, { ...rules, buy: `Buy ${round}` }]))
}

/** The data after each of several edits, with the address of its site; undefined for the address in the data. */
export function* states(data: Data, steps: readonly number[]): Generator<{ data: Data; siteUrl: string | undefined }> {
  let state = data
  for (const [round, step] of steps.entries()) {
    state = edits[step % edits.length]?.(state, round) ?? state
    yield { data: state, siteUrl: round % 3 === 2 ? 'https://other.example/base' : undefined }
  }
}
