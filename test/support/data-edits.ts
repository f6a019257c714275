import type { Entry } from '../../src/content/schema/kinds'
import type { Data } from './site-from'

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
