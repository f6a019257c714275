import { dirname, explainedFields, InputError, join, optionalFields } from 'build-site'
import { domainSchema } from '../content/domains'
import type { Command } from '../model/site-types'
import { newName, slugOption, textOption } from './new-name'
import { freeSlug } from './offered'

/** `add domain <name>`: adds a domain without a brand to a group of the domains page. */
export const addDomain: Command = {
  words: 'add domain',
  description: 'add a domain without a brand to data/domains',
  arguments: [{ name: '<name>', description: 'its name, or the domain itself' }],
  options: [
    { flags: '--group <id>', description: 'the group of the domains page; needed where there are several' },
    slugOption('its name in the data'),
  ],
  help: `
Examples:
  build-site add domain harborloom                        harborloom.com
  build-site add domain harborloom.io --group cusp        where there are several groups
  build-site add domain łódź.com                          lodz in the data; choose one with --slug name

Exit status: 0 written, 1 the name is taken or the data is wrong, 2 the command line is wrong.`,
  run: (call) => {
    const { options, data, edit, choose } = call
    const named = newName('domain', call)
    if (data.domains === undefined) {
      const file = join(dirname(data.site.source.file), 'domains.yaml')
      throw InputError.at(file, 'missing file, expected the price list that the domain is to be on; write it first')
    }
    const { value, source } = data.domains
    const ids = value.groups.map(({ id }) => id)
    const group = choose('--group', textOption(options.group), ids)
    const slug = freeSlug(named, call)
    const { host } = named
    const { shape } = domainSchema
    const fields = {
      slug,
      ...(host !== `${slug}.com` && { host }),
      summary: 'TODO a phrase of 30 to 60 characters for lists',
      keywords: ['TODO'],
    }
    const block = explainedFields(shape, fields) + optionalFields(shape, { sold: true })
    edit.append(data.domains, ['groups', ids.indexOf(group), 'domains'], fields, block)
    return `Added ${slug} to the group ${group} in ${source.file}
Offers the domain ${host}

Next:
  write another domain as host: below slug: ${slug}, unless this one is yours
  replace every TODO below slug: ${slug}, and put today into updated: at the top
  give it a price in ${data.pricing.source.file}, unless the usual one is right
  npx --no -- build-site
`
  },
}
