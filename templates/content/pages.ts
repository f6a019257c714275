import { email, httpsUrl, image, isoDate, oneOrMore, pageAddress, prose, text, z } from 'build-site'

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

/** `data/people/<slug>.yaml`: a person on the contact page. */
export const personSchema = z.strictObject({
  name: text.describe('As visitors read it'),
  role: text.describe('What this person does, in a few words, such as Partner, Acquisitions'),
  link: httpsUrl.optional().describe('A page about this person on another site, such as a profile'),
  photo: image({ width: 112, shape: 'square' }).optional().describe('A portrait; a square is cut out of its middle'),
  order: z.int({ error: 'a whole number' }).optional().describe('People appear in this order, then by their names'),
})

/** The front matter of `data/press/<slug>.md`: a press note. */
export const pressSchema = z
  .strictObject({
    title: text.describe('The headline, in at most 60 characters'),
    date: isoDate.describe('The day on which it is published, year-month-day'),
    updated: isoDate.optional().describe('The day of a later change; visitors see it'),
    summary: text.describe('The news in one sentence of 50 to 160 characters, also for search results and the feed'),
    contact: z
      .strictObject({ name: text.optional(), email: email.optional() })
      .optional()
      .describe('Whom journalists ask; the studio and its address if omitted'),
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    error: 'a day that is not before "date"',
  })
