import { isoDate, oneOrMore, pageAddress, prose, text, z } from 'build-site'

const head = { updated: isoDate, title: text, description: text }
const section = z.strictObject({ heading: text, text })

/** `data/home.yaml`: the texts of the home page that do not belong to a collection. */
export const homeSchema = z.strictObject({
  ...head,
  hero: z.strictObject({ eyebrow: text, heading: text, text }),
  about: z.strictObject({
    heading: text,
    paragraphs: oneOrMore(prose),
    points: z.array(section),
    action: text.describe('Label of the button to the price list'),
  }),
  quote: z.strictObject({ text, source: text }),
  touch: section.extend({ contact: text, access: text }),
  access: z
    .strictObject({
      ...{ title: text, text, label: text, submit: text, verifying: text, cancel: text, success: text },
      ...{ kept: text, forget: text, forgotten: text },
    })
    .describe('The Exclusive Portfolio Access dialog'),
})

/** `data/contact.yaml`: the contact page. */
export const contactSchema = z.strictObject({
  ...head,
  heading: text,
  lead: text,
  cardHeading: text,
  cardText: text,
  topicsHeading: text,
  topics: oneOrMore(
    z.strictObject({
      topic: text.describe('Also the subject of the mail that it begins'),
      asks: z.array(text).default([]).describe('What that mail asks for, a line each'),
    }),
  ),
  action: text,
})

/** The content of the contact page's file. */
export type ContactData = z.output<typeof contactSchema>

const message = z.strictObject({ title: text, description: text, heading: text, text })

/** `data/errors.yaml`: the error pages. */
export const errorsSchema = z.strictObject({
  updated: isoDate,
  notFound: message.extend({ code: text, action: text }),
  crash: message.extend({ action: text }),
  missingBrand: message,
})

/** The front matter of `data/pages/<slug>.md`: a text page. */
export const textPageSchema = z.strictObject({
  ...head,
  path: pageAddress.optional().describe('Its address; / and the name of the file if omitted'),
})

/** The front matter of `data/legal/<slug>.md`. */
export const legalSchema = z.strictObject(head)
