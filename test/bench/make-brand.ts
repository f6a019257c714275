import type { BrandData, BrandInput } from '../../templates/content/brand'
import { pick } from './random'

/** Real records, whose texts generated brands are made of. */
export type Models = readonly [BrandData, ...BrandData[]]

const syllables = ['lo', 'ra', 'mi', 'ven', 'ta', 'sol', 'ka', 'ne', 'bri', 'os'] as const

/** The slug of the brand with a number: a pronounceable name that is unique to the number. */
export function slugOf(number: number): string {
  const digits = [...String(number)].map((digit) => syllables[Number(digit)] ?? '')
  return `vista${digits.join('')}`
}

/** Generates a brand of realistic length: each text is taken from a different real brand, under the new name. */
export function makeBrand(slug: string, models: Models, random: () => number): Omit<BrandInput, 'id' | 'website'> {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1)
  const text = (field: 'description' | 'details' | 'investmentThesis' | 'riskMitigation' | 'summary') => {
    const model = pick(models, random)
    return model[field].replaceAll(model.name, name)
  }
  return {
    name,
    stage: pick(models, random).stage,
    updated: pick(models, random).updated,
    summary: text('summary'),
    description: `${name}: ${text('description')}`,
    details: text('details'),
    marketSize: `$${(1 + random() * 90).toFixed(1)}B`,
    targetAudience: pick(models, random).targetAudience,
    revenueModel: pick(models, random).revenueModel,
    investmentThesis: text('investmentThesis'),
    riskMitigation: text('riskMitigation'),
    acquisitionOpportunity: `${name} is one of a kind. ${text('summary')}.`,
    keywords: pick(models, random).keywords,
    unverified: [],
    price: pick([5000, 10_000, 15_000, 20_000, 25_000, 50_000], random),
    sold: random() < 0.05,
  }
}
