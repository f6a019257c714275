import { email, isoDate, text, z } from 'build-site'

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
