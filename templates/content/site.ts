import {
  distinct,
  domainUrlTemplate,
  email,
  httpsUrl,
  image,
  isoDate,
  oneOrMore,
  pageAddress,
  reference,
  siteUrl,
  text,
  userAgent,
  z,
} from 'build-site'
import { sharedSentence, year } from './amounts'

const market = z.strictObject({
  name: text.describe('What visitors call it, such as GoDaddy'),
  url: domainUrlTemplate.describe('Its address for one domain, with {domain} where the domain goes'),
})

/** A link of header or footer. */
const navLink = z.strictObject({
  label: text,
  to: z.union([pageAddress, httpsUrl], { error: 'a path such as /contact, or an address that starts with https://' }),
})

const question = z.strictObject({
  question: text,
  answer: text,
  brief: z.boolean({ error: 'true or false' }).default(false).describe('Whether brand pages show it, too'),
  checkedOn: isoDate
    .optional()
    .describe('The day on which a fact about another company was looked up; visitors see it'),
})

const buying = z
  .strictObject({
    gets: sharedSentence.describe('What a buyer gets, without a {name}: {whatYouGet} stands for it in all texts'),
    clearance: sharedSentence.describe(
      'What nobody has checked about the names: {clearance} stands for it in all texts',
    ),
    steps: oneOrMore(z.strictObject({ heading: text, text })).describe('From the button to the domain, in order'),
    questions: z
      .array(question)
      .default([])
      .describe('Questions of buyers, in full on the domains page, or on brand pages where there is none'),
    offerAsks: oneOrMore(text).describe('What the mail of an offer asks for, a line each'),
  })
  .describe('What a buyer gets and how buying works: said here, and shown everywhere')

/** `data/site.yaml`: the only place for names and addresses of the site. */
export const siteSchema = z
  .strictObject({
    updated: isoDate,
    name: text.describe('The studio, as visitors know it'),
    tagline: text.describe('Follows the name in the title of the home page'),
    logo: image({ width: 64, shape: 'padded' })
      .optional()
      .describe('Replaces the mark in the header: a square looks best'),
    holding: text.describe('The holding company that owns the studio'),
    formedIn: text.optional().describe('The state in which the holding company was formed, such as Wyoming'),
    postalAddress: text.optional().describe('The postal address of the holding company, on one line'),
    url: siteUrl.describe('Where the site lives, with a base path if it has one: https://host or https://host/base'),
    email: email.describe('Investor and contact address'),
    offersEmail: email.describe('Where "Make an Offer" mails go'),
    social: z
      .strictObject({ instagram: httpsUrl.optional(), x: httpsUrl.optional(), linkedin: httpsUrl.optional() })
      .describe('Each network is optional; the footer shows those that are here'),
    foundingYear: year,
    copyrightYear: year,
    registrar: market.describe('Where a domain is bought'),
    marketplace: market.describe('Where an offer for a domain is made'),
    blurb: text.describe('The few lines about the studio in the footer'),
    disclaimer: text.describe('Trademark and intellectual property notice in the footer'),
    ownership: text.describe('Whose project the studio is, in the footer'),
    marketNote: text.describe('What the market sizes are, shown where they are'),
    portfolioNote: text.optional().describe('How the figures of a portfolio are calculated, shown below them'),
    developmentNote: text.optional().describe('What the texts of a brand in development describe, shown on its page'),
    registrationData: market.optional().describe('Where anybody can look up who registered a domain, and when'),
    buying,
    legal: distinct(reference('legal'))
      .optional()
      .describe('Legal texts that every build needs, by the names of their files in legal/, such as privacy-policy'),
    navigation: z
      .strictObject({
        header: oneOrMore(navLink).optional(),
        footer: oneOrMore(z.strictObject({ heading: text, links: oneOrMore(navLink) })).optional(),
      })
      .optional()
      .describe('The links of header and footer; those to all lists, contact and legal texts if omitted'),
    acceptedPlaceholders: distinct(text)
      .default([])
      .describe('Placeholders that may be published, as check reports them, such as www.example.com'),
    securityExpires: isoDate.describe('Until when security.txt is valid; at most a year ahead'),
    refusedCrawlers: distinct(userAgent).describe(
      'User agents that robots.txt refuses: those that collect AI training data',
    ),
  })
  .refine(({ foundingYear, copyrightYear }) => foundingYear <= copyrightYear, {
    path: ['foundingYear'],
    error: 'a year that is not after copyrightYear',
  })

/** The content of `data/site.yaml`: the names and addresses of the site. */
export type SiteData = z.output<typeof siteSchema>
