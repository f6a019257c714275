import { count, type DataOf, file, isoDate, markdown, siteUrl, text, z } from 'build-site'

/** `data/site.yaml` */
const siteSchema = z.strictObject({
  name: text.describe('The name of the program'),
  heading: text.describe('The heading of the home page'),
  lead: text.describe('What the program is, in a sentence or two'),
  description: text.describe('Of the home page, for search results: 50 to 160 characters'),
  command: text.describe('The first command of the README'),
  url: siteUrl.describe('Where the documentation is published'),
  updated: isoDate.describe('The day of the last change, year-month-day'),
  acceptedPlaceholders: z.array(text).describe('Placeholders with which it may be published, as check names them'),
})

/** The lines between the --- of `data/<chapter>/<slug>.md` */
const guideSchema = z.strictObject({
  title: text.describe('The title of the page'),
  description: text.describe('For search results and lists: 50 to 160 characters'),
  order: count('the place of the page in its chapter: 1, 2, 3').describe('The place of the page in its chapter'),
})

/** The chapters in their order, each a folder of Markdown files, and what readers find there. */
export const chapters = {
  start: 'Start',
  operators: 'Operators',
  yours: 'Make it yours',
  hosts: 'Hosts',
  reference: 'Reference',
  internals: 'How it works',
  scale: 'Scale',
} as const

/** What the data folder holds. */
export const content = {
  site: file('site', siteSchema),
  start: markdown('start', guideSchema, 'start'),
  operators: markdown('operators', guideSchema, 'operators'),
  yours: markdown('yours', guideSchema, 'yours'),
  hosts: markdown('hosts', guideSchema, 'hosts'),
  reference: markdown('reference', guideSchema, 'reference'),
  internals: markdown('internals', guideSchema, 'internals'),
  scale: markdown('scale', guideSchema, 'scale'),
}

/** What the files say, once they have been read. */
export type SiteData = DataOf<typeof content>

/** The name of a chapter's folder. */
export type ChapterName = keyof typeof chapters
