import { describe, expect, test } from 'vitest'
import type { BrandData } from '../../templates/content/brand'
import { bySlug, loadRealData } from '../support/real-data'
import { marketSizes } from '../support/specified'

const { brands } = await loadRealData()
const records = brands.map(({ slug, value }) => ({ slug, ...value }))
const recordOf = (slug: string) => bySlug(records, slug)

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesIn = (text = '') => [...segmenter.segment(text)].map(({ segment }) => segment.trim())
const proseOf = (record: BrandData) =>
  [record.description, record.details, record.investmentThesis, record.riskMitigation].concat(
    record.acquisitionOpportunity ?? [],
  )

test('there are 36 records', () => {
  expect(records).toHaveLength(36)
})

describe.each(records)('$name', (record) => {
  test.each([
    ['the description', 1, 1, record.description],
    ['the details', 2, 4, record.details],
    ['the investment thesis', 2, 4, record.investmentThesis],
    ['the risk mitigation', 2, 3, record.riskMitigation],
    ['the acquisition paragraph', 1, 3, record.acquisitionOpportunity],
  ])('%s has %d to %d sentences', (_text, least, most, prose) => {
    const { length } = sentencesIn(prose)
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  })

  test.each([
    ['the target audience', 4, 6, record.targetAudience.split(', ')],
    ['the revenue model', 3, 5, record.revenueModel.split(' + ')],
  ])('%s has %d to %d items, without duplicates', (_list, least, most, items) => {
    expect(items.length).toBeGreaterThanOrEqual(least)
    expect(items.length).toBeLessThanOrEqual(most)
    expect(new Set(items).size).toBe(items.length)
  })
})

test('no sentence occurs twice among all brands', () => {
  const sentences = records.flatMap(proseOf).flatMap(sentencesIn)
  expect(sentences.length).toBeGreaterThan(36 * 8)
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

describe('market sizes', () => {
  test.each([...marketSizes])('%s has the %s of the specification', (slug, marketSize) => {
    expect(recordOf(slug).marketSize.text).toBe(marketSize)
  })

  test.each(records)('$name: unverified exactly if the specification has none', ({ slug, unverified }) => {
    expect(unverified.includes('marketSize')).toBe(!marketSizes.has(slug))
  })
})

test.each([
  ['jumpinai', 'JumpinAI', 'Education'],
  ['airushtimes', 'AiRushTimes', 'Media'],
  ['applyaifast', 'ApplyAIFast', 'Education'],
  ['airushbase', 'AIRushBase', 'Platform'],
  ['airushpilot', 'AIRushPilot', 'Productivity'],
  ['airushventures', 'AIRushVentures', 'Venture Studio'],
  ['airushconsulting', 'AIRushConsulting', 'Consulting'],
])('%s is called %s and is in stage %s', (slug, name, stage) => {
  expect(recordOf(slug)).toMatchObject({ name, stage })
})

test.each([
  [
    'applyaifast',
    'workshops and bootcamps + implementation sprints + retainer consulting + templates and playbooks + corporate training',
  ],
  ['airushbase', 'freemium listings + pro subscriptions + lead generation + vendor partnerships + api access'],
  ['airushpilot', 'subscriptions + team seats + marketplace commissions + enterprise integrations'],
  ['airushventures', 'equity stakes + studio fees + shared services + strategic partnerships + fund carry'],
  [
    'airushconsulting',
    'advisory retainers + project-based transformations + training and enablement + vendor partnerships + research and benchmarks',
  ],
])('%s earns by %s', (slug, revenueModel) => {
  expect(recordOf(slug).revenueModel.toLowerCase()).toBe(revenueModel)
})

describe('other statements of the specification about AI brands', () => {
  test('ApplyAIFast serves four audiences', () => {
    expect(recordOf('applyaifast').targetAudience.toLowerCase()).toBe(
      'smbs and mid-market companies, marketing/ops/product teams, agency partners, corporate enablement',
    )
  })

  test.each([
    ['applyaifast', /2–4 week/],
    ['applyaifast', /measurable ROI within 30 days/],
    ['airushbase', /AI tools and vendors/],
    ['airushpilot', /person\b.*\bteam/],
    ['airushpilot', /copilot/i],
  ])('the copy of %s says %s', (slug, fact) => {
    const record = recordOf(slug)
    expect([record.summary, ...proseOf(record)].join(' ')).toMatch(fact)
  })
})

test('only VistaSet has its own price, 25,000', () => {
  expect(records.filter(({ price }) => price !== undefined).map(({ slug, price }) => [slug, price])).toEqual([
    ['vistaset', 25_000],
  ])
})
