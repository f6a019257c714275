import { count, type Entry, host, isoDate, pageSize, reference, slug, text, z } from 'build-site'
import { registration } from './brand'

/** A domain without a brand, in a group of `data/domains.yaml`. */
export const domainSchema = z.strictObject({
  slug: slug.describe('The name in lower case, without the ending'),
  host: host.optional().describe('<slug>.com if omitted'),
  summary: text.describe('A phrase of 30 to 60 characters'),
  keywords: z.array(text).describe('What a buyer may search for on the domains page'),
  sold: z.boolean({ error: 'true or false' }).default(false).describe('Shows as sold, with no buy link'),
  registration,
})

const domainGroup = z.strictObject({
  id: slug,
  name: text,
  brands: reference('collections').optional().describe('A collection: lists the domain of each of its brands'),
  domains: z.array(domainSchema).default([]).describe('Domains without a brand'),
})

/** `data/domains.yaml`: the domains for sale, by collection. */
export const domainsSchema = z.strictObject({
  updated: isoDate,
  title: text,
  description: text,
  heading: text,
  lead: text,
  pageSize: pageSize(100),
  searchLabel: text,
  searchExamples: text.optional().describe('What the empty search field shows, such as coffee, ski …'),
  relatedWords: z
    .array(text)
    .default([])
    .describe('Words that mean nearly the same, a line for each meaning, such as coffee, latte: each finds the others'),
  syllables: z
    .record(z.string(), count('a whole number of syllables above 0, such as 2'))
    .default({})
    .describe('Word in lower case: its syllables. A name shows its number of syllables if all of its words are here'),
  groups: z.array(domainGroup),
})

/** The content of the domain list's file. */
export type DomainsData = z.output<typeof domainsSchema>

/** The domains without a brand, each with its place in the file. */
export function ownDomains(entry: Entry<DomainsData> | undefined) {
  if (entry === undefined) return []
  return entry.value.groups.flatMap(({ domains }, group) =>
    domains.map((domain, index) => ({ domain, entry, path: ['groups', group, 'domains', index] })),
  )
}

/** A domain without a brand. */
export type DomainData = z.output<typeof domainSchema>
