import { explainedFields, optionalFields } from 'build-site'
import { type BrandInput, brandSchema } from '../content/brand'
import type { NewName } from './new-name'

/** The file of a new brand: every field explained, with values that build but are clearly unfinished. */
export function brandFile({ name, slug, host }: Pick<NewName, 'name' | 'slug' | 'host'>, today: string): string {
  const usual = `${slug}.com`
  const required = {
    name,
    stage: 'TODO',
    updated: today,
    summary: 'TODO a phrase of 30 to 60 characters for lists',
    description: `TODO one sentence that says what ${name} does, and for whom it does so.`,
    details: 'TODO what the business does, how it works from day to day, and what sets it apart.',
    marketSize: '$1B',
    targetAudience: 'TODO first audience, TODO second audience',
    revenueModel: 'TODO first source of income + TODO second source of income',
    investmentThesis: 'TODO why this business could last.',
    riskMitigation: 'TODO what could go wrong, and what is done about it.',
    acquisitionOpportunity: 'TODO why somebody would buy this name.',
    keywords: ['TODO'],
    unverified: ['marketSize'],
    website: host === usual ? undefined : host,
  } satisfies BrandInput
  const optional = {
    marketBasis: { year: 2024, region: 'United States', counts: 'what is counted' },
    registration: { year: 2019, registrar: 'GoDaddy', checkedOn: today },
    activeNote: 'What operates, and what of it is part of the sale.',
    concept: 'Coffee Brand',
    motif: 'cup',
    logo: { src: `images/${slug}.png`, alt: `The logo of ${name}` },
    website: host === usual ? usual : undefined,
    price: 25000,
    sold: true,
    id: slug,
  } satisfies Partial<BrandInput>
  return `# yaml-language-server: $schema=../schema/brand.json
# Replace every TODO, and the market size.
${explainedFields(brandSchema.shape, required)}
# What follows is optional: remove the # at the beginning of a line to use it.
${optionalFields(brandSchema.shape, optional)}`
}
