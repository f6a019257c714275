import { atField, editDistance, type Fault, firstFew, formatNumber, groupedBy } from 'build-site'
import { priceOf } from '../model/price'
import type { Rule } from '../model/site-types'

/** Maximum number of brands to list in a finding, since it serves as a to-do list. */
const most = 100

/** Unverified figures and claims; one finding per field, so that they do not hide the rest. */
export const unverifiedRule: Rule = {
  id: 'unverified',
  promise: 'every figure has been checked by somebody',
  find: ({ data: { brands } }) => {
    const fields = [...new Set(brands.flatMap(({ value }) => value.unverified))]
    return fields.flatMap((field) => {
      const open = brands.filter(({ value }) => value.unverified.includes(field) && value[field] !== undefined)
      const slugs = open.map(({ slug }) => slug)
      const count = `${formatNumber(open.length)} of ${formatNumber(brands.length)} brands`
      const message = `found ${field} unverified in ${count} (${firstFew(slugs, most)}), expected none`
      const fix = `Check each, then remove ${field} from "unverified" in its file`
      return open.slice(0, 1).map(({ source }): Fault => {
        return { severity: 'warning', ...atField(source, ['unverified']), message, fix }
      })
    })
  },
}

export const activeNotesRule: Rule = {
  id: 'active-notes',
  promise: 'every active brand says what operates, and no other brand does',
  find: ({ data: { brands, collections } }) => {
    const active = new Set(collections.flatMap(({ value }) => value.existing.brands))
    return brands.flatMap(({ slug, value: { activeNote }, source }): Fault[] => {
      if (active.has(slug) === (activeNote !== undefined)) return []
      const [field, message, fix] = active.has(slug)
        ? [
            'name',
            'found an active brand without an activeNote, expected one',
            'Say what operates, and whether it is for sale',
          ]
        : [
            'activeNote',
            'found an activeNote of a brand that is not active, which no page shows, expected none',
            'Remove it',
          ]
      return [{ severity: 'warning', ...atField(source, [field]), message, fix }]
    })
  },
}

/** In characters: shorter words may differ by one letter and still be different words. */
const longEnough = 6

/** Each distinct label counts as a segment of the market. */
export const segmentsRule: Rule = {
  id: 'segments',
  promise: 'no segment differs from another one only by a typo',
  find: ({ data: { brands } }) => {
    const segments = [...groupedBy(brands, ({ value }) => value.stage)]
    const shared = segments.filter(([, own]) => own.length > 1)
    return segments.flatMap(([label, [only, ...others]]): Fault[] => {
      const isAlone = only !== undefined && others.length === 0 && label.length >= longEnough
      // Typos seldom change the first letter; different words often differ in it.
      const near = shared.find(([other]) => isAlone && other[0] === label[0] && editDistance(label, other) === 1)
      if (only === undefined || near === undefined) return []
      const message = `found the segment "${label}" of one brand, and "${near[0]}" of ${near[1].length}, expected one spelling if they mean the same`
      const fix = 'Correct the spelling, or leave it if it is a different segment'
      return [{ severity: 'notice', ...atField(only.source, ['stage']), message, fix }]
    })
  },
}

/** Data that has no effect. Unlisted records and prices are reported by each build. */
export const idleRule: Rule = {
  id: 'idle',
  promise: 'no price or override is without effect',
  find: ({ data: { pricing, collections, brands }, model }) => {
    const listed = new Set(model.domains?.groups.flatMap(({ domains }) => domains.map(({ slug }) => slug)))
    const own = new Map(brands.map(({ slug, value }) => [slug, value.price]))
    const prices = Object.entries(pricing.value.listOverrides).flatMap(([slug, usd]): Fault[] => {
      if (!listed.has(slug) || usd !== priceOf(slug, pricing.value, own.get(slug))) return []
      const message = `found the price ${usd} for the domains page, expected one that differs from the price of ${slug}`
      return [{ severity: 'notice', ...atField(pricing.source, ['listOverrides', slug]), message, fix: 'Remove it' }]
    })
    const overrides = collections.flatMap(({ value: { brandPage, brandOverrides }, source }) => {
      const common = new Map<string, unknown>(Object.entries(brandPage))
      return Object.entries(brandOverrides).flatMap(([slug, override]) => {
        const idle = Object.entries(override).filter(([name, value]) => common.get(name) === value)
        return idle.map(([name, value]): Fault => {
          const message = `found ${name} “${value}” for ${slug}, expected one that differs from brandPage`
          return { severity: 'notice', ...atField(source, ['brandOverrides', slug, name]), message, fix: 'Remove it' }
        })
      })
    })
    return [...prices, ...overrides]
  },
}
