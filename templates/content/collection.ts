import { anyText, count, isoDate, oneOrMore, pageSize, prose, reference, text, topLevelPath, z } from 'build-site'

const brandPage = z.strictObject({
  buy: text.describe('Label of the button to the registrar'),
  offer: z.enum(['marketplace', 'mail']).describe('Where "Make an Offer" leads'),
  reference: z.enum(['always', 'when-higher']).describe('When the struck-through price shows'),
  marketCaption: text.describe('Caption under the market size'),
  priceCaption: anyText.optional().describe('Caption under the price; empty for none'),
  cardBuy: z.enum(['registrar', 'brand-page']).describe('Where the acquisition box of the portfolio card leads'),
})

const group = z.strictObject({
  heading: text,
  badge: text.describe('Before the stage in the badge of each card'),
  homeBadge: text.describe('The badge of a card on the home page'),
  brands: z.array(reference('brands', { isLoose: true })).describe('Slugs, in order'),
})

/** `data/collections/<slug>.yaml`: a portfolio, its brands in order, and how their pages differ. */
export const collectionSchema = z.strictObject({
  updated: isoDate,
  name: text,
  path: topLevelPath,
  pageSize: pageSize(50),
  order: z.int({ error: 'a whole number' }).describe('Collections appear in this order'),
  title: text.describe('For the browser tab and search results'),
  description: text.describe('For search results'),
  heading: text,
  lead: text,
  overview: oneOrMore(prose).describe('The portfolio overview, a paragraph each'),
  back: text.describe('The back link of the brand pages'),
  home: z
    .strictObject({ heading: text, text, action: text, cards: count('a whole number of cards above 0, such as 6') })
    .describe('The section of the home page'),
  existing: group,
  developing: group,
  thesis: z.strictObject({
    heading: text,
    cards: z.array(z.strictObject({ heading: text, text })).length(2, { error: 'two cards' }),
  }),
  brandPage: brandPage.describe('What the brand pages of this collection have in common'),
  brandOverrides: z
    .record(reference('brands', { isLoose: true }), brandPage.partial())
    .default({})
    .describe('Slug: what differs from brandPage for this brand'),
})
