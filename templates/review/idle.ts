import { atField, type Fault } from 'build-site'
import type { Reviewed, Rule } from '../model/site-types'
import { priceOf } from '../rules/price'

/** Data that has no effect. Unlisted records and prices are reported by each build. */
export const idleRule: Rule = {
  id: 'idle',
  promise: 'no price or override is without effect',
  find: (site) => [...idleListPrices(site), ...idleOverrides(site)],
}

function idleListPrices({ data: { pricing }, model }: Reviewed): Fault[] {
  const { listOverrides } = pricing.value
  const listed = model.domains?.groups.flatMap(({ domains }) => domains) ?? []
  return listed.flatMap(({ slug, brand }) => {
    const own = brand?.page.price.amount.usd ?? priceOf(slug, pricing.value)
    if (!Object.hasOwn(listOverrides, slug) || listOverrides[slug] !== own) return []
    const message = `found the price ${own} for the domains page, expected one that differs from the price of ${slug}`
    return [{ severity: 'notice', ...atField(pricing.source, ['listOverrides', slug]), message, fix: 'Remove it' }]
  })
}

function idleOverrides({ data: { collections } }: Reviewed): Fault[] {
  return collections.flatMap(({ value: { brandPage, brandOverrides }, source }) => {
    const common = new Map<string, unknown>(Object.entries(brandPage))
    return Object.entries(brandOverrides).flatMap(([slug, override]) => {
      const idle = Object.entries(override).filter(([name, value]) => common.get(name) === value)
      return idle.map(([name, value]): Fault => {
        const message = `found ${name} “${value}” for ${slug}, expected one that differs from brandPage`
        return { severity: 'notice', ...atField(source, ['brandOverrides', slug, name]), message, fix: 'Remove it' }
      })
    })
  })
}
