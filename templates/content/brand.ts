import { commaList, host, httpsUrl, image, isoDate, plusList, prose, slug, text, z } from 'build-site'
import { motifs } from '../drawings/motifs'
import { dollars, marketSize, year } from './amounts'

const unverifiable = [
  'marketSize',
  'marketBasis',
  'targetAudience',
  'revenueModel',
  'investmentThesis',
  'activeNote',
] as const

/** What a market size counts, and its source. */
const marketBasis = z.strictObject({
  year,
  region: text.describe('Such as United States or worldwide'),
  counts: text.describe('What is counted, such as consumer spending in coffee shops'),
  source: z.strictObject({ name: text, url: httpsUrl }).optional().describe('A management estimate if omitted'),
})

/** What public registration data says about a domain. */
export const registration = z
  .strictObject({ year, registrar: text, checkedOn: isoDate.describe('The day on which somebody looked it up') })
  .refine(({ year, checkedOn }) => year <= Number(checkedOn.slice(0, 4)), {
    path: ['year'],
    error: 'a year that is not after the day on which it was looked up',
  })
  .optional()
  .describe('Since when the domain is registered, and with whom, according to public registration data')

/** `data/brands/<slug>.yaml`: one brand. */
export const brandSchema = z.strictObject({
  name: text.describe('As visitors read it'),
  stage: text.describe('The segment: one label such as Coffee or Real Estate'),
  updated: isoDate.describe('The day of the last change, year-month-day: search engines see it in the sitemap'),
  summary: text.describe('A phrase of 30 to 60 characters for lists'),
  motif: z
    .enum(Object.keys(motifs))
    .optional()
    .describe('What its emblem shows, such as cup or ski; land or stars made from its names if omitted'),
  description: text.describe('One sentence'),
  details: prose.describe('Two to four sentences: the business overview'),
  marketSize: marketSize.describe('With a unit: $850M, $7.6B or $1.7T'),
  marketBasis: marketBasis.optional().describe('What the market size counts: year, region, what, and the source'),
  targetAudience: commaList.describe('Items separated by ", "'),
  revenueModel: plusList.describe('Items separated by " + "'),
  investmentThesis: prose.describe('Why it could last: two to four sentences'),
  riskMitigation: prose.describe('What could go wrong, and what is done about it: two or three sentences'),
  acquisitionOpportunity: text.optional().describe('Why somebody would buy this name, in one to three sentences'),
  activeNote: prose.optional().describe('Of an active brand: what operates, and whether it is part of the sale'),
  registration,
  concept: text
    .max(24, 'a phrase of at most 24 characters, such as Coffee Brand')
    .optional()
    .describe('What it is in a title, such as AI Directory; "<stage> Brand" if left out'),
  keywords: z.array(text).describe('What a buyer may search for on the domains page'),
  unverified: z.array(z.enum(unverifiable)).default([]).describe('Fields whose content nobody has checked yet'),
  website: host.optional().describe('Host without https://; <slug>.com if omitted'),
  price: dollars.optional().describe('Overrides data/pricing.yaml'),
  sold: z.boolean({ error: 'true or false' }).default(false).describe('Shows as sold everywhere, with no buy link'),
  logo: image({ width: 176, shape: 'padded' })
    .optional()
    .describe('Replaces the generated emblem: a square looks best'),
  id: slug.optional().describe('Id of the card on the portfolio page; the slug if omitted'),
})

/** The content of a brand file, and what is written in it. */
export type BrandData = z.output<typeof brandSchema>
export type BrandInput = z.input<typeof brandSchema>
