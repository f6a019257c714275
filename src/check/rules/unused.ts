import { priceOf } from '../../content/rules/price'
import type { Fault } from '../site/finding'
import { atField } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Data and files that have no effect. Unlisted records and prices are reported by the data rule. */
export const unusedRule: Rule = {
  id: 'unused',
  promise: 'no image, price or override is unused or without effect',
  find: (site) => [...unusedAssets(site), ...idleListPrices(site), ...idleOverrides(site)],
}

const text = /\.(html|css|js|webmanifest|svg|json|xml|txt)$/

function unusedAssets({ assets, files }: RenderedSite): Fault[] {
  let unused = assets
  // One text after the other: thousands of pages do not fit into memory.
  for (const [path, bytes] of files) {
    if (unused.length === 0) break
    const content = text.test(path) ? new TextDecoder().decode(bytes) : ''
    unused = unused.filter((asset) => !content.includes(asset.path))
  }
  return unused.map(({ file }) => ({
    severity: 'warning',
    file,
    message: 'found a file that no page uses, expected one that does',
    fix: 'Use it in the layout (assets.file), move it to templates/static, or remove it',
  }))
}

function idleListPrices({ data: { pricing }, site }: RenderedSite): Fault[] {
  const { listOverrides } = pricing.value
  const listed = site.domains.groups.flatMap(({ domains }) => domains)
  return listed.flatMap(({ slug, brand }) => {
    const own = brand?.page.price.amount.usd ?? priceOf(slug, pricing.value)
    if (!Object.hasOwn(listOverrides, slug) || listOverrides[slug] !== own) return []
    const message = `found the price ${own} for the domains page, expected one that differs from the price of ${slug}`
    return [{ severity: 'notice', ...atField(pricing.source, ['listOverrides', slug]), message, fix: 'Remove it' }]
  })
}

function idleOverrides({ data: { collections } }: RenderedSite): Fault[] {
  return collections.flatMap(({ value: { brandPage, brandOverrides }, source }) =>
    Object.entries(brandOverrides).flatMap(([slug, override]) =>
      Object.entries(override)
        .filter(([name, value]) =>
          Object.entries(brandPage).some(([common, same]) => common === name && same === value),
        )
        .map(
          ([name, value]): Fault => ({
            severity: 'notice',
            ...atField(source, ['brandOverrides', slug, name]),
            message: `found ${name} “${value}” for ${slug}, expected one that differs from brandPage`,
            fix: 'Remove it',
          }),
        ),
    ),
  )
}
