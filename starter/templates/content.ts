import { type DataOf, email, file, folder, httpsUrl, isoDate, markdown, oneOrMore, siteUrl, text, z } from 'build-site'

/* The fields of the files in data/. After a change, run `npm run schema`: editors then know the new fields. */

/** `data/site.yaml` */
const siteSchema = z.strictObject({
  name: text.describe('The name of the site, as visitors know it'),
  tagline: text.describe('Follows the name in the title of the home page'),
  url: siteUrl.describe('Where the site is published: https://host or https://host/folder'),
  email: email.describe('Where visitors can write to'),
  acceptedPlaceholders: z.array(text).optional().describe('Placeholders that may be published, as check reports them'),
})

const message = z.strictObject({ title: text, description: text, heading: text, text })

/** `data/texts.yaml` */
const textsSchema = z.strictObject({
  updated: isoDate.describe('The day of the last change, year-month-day'),
  home: z.strictObject({ description: text, heading: text, lead: text, newest: text, all: text }),
  projects: z.strictObject({ title: text, description: text, heading: text, lead: text }),
  notFound: message,
  crash: message,
  back: text.describe('The link on error pages that leads home'),
})

/** `data/projects/<slug>.yaml` */
const projectSchema = z.strictObject({
  name: text.describe('Its name, as visitors read it'),
  updated: isoDate.describe('The day of the last change, year-month-day'),
  year: z.int({ error: 'a year such as 2025' }).describe('Newer years come first in the list'),
  summary: text.describe('For lists: one short line'),
  description: text.describe('For search results: 50 to 160 characters'),
  story: oneOrMore(text).describe('One line for each paragraph'),
  link: httpsUrl.optional().describe('A page about it elsewhere'),
})

/** The lines between the --- of `data/pages/<slug>.md` */
const pageSchema = z.strictObject({
  title: text.describe('The title of the page'),
  description: text.describe('For search results: 50 to 160 characters'),
  updated: isoDate.describe('The day of the last change, year-month-day'),
  menu: z.enum(['header', 'footer'], { error: 'header or footer' }).describe('Where the link to this page is'),
})

/** The contents of the data folder. */
export const content = {
  site: file('site', siteSchema),
  texts: file('texts', textsSchema),
  projects: folder('projects', projectSchema),
  pages: markdown('pages', pageSchema, 'page'),
}

/** The contents of the files in data/, after reading. */
export type SiteData = DataOf<typeof content>
