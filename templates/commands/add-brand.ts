import type { Command } from '../model/site-types'
import { brandFile } from './brand-file'
import { newName, slugOption, textOption } from './new-name'
import { freeSlug, requireFreeHost } from './offered'

/** `add brand <name>`: writes the file of a new brand and adds it to a list of its collection. */
export const addBrand: Command = {
  words: 'add brand',
  description: 'write the file of a new brand, and list it',
  arguments: [{ name: '<name>', description: 'the name as visitors read it, or the domain of the brand' }],
  options: [
    { flags: '--collection <slug>', description: 'the collection that lists it; needed where there are several' },
    { flags: '--existing', description: 'list it under the existing brands, not the developing ones' },
    slugOption('its name in addresses'),
  ],
  help: `
Examples:
  build-site add brand "Harbor Loom"                      data/brands/harborloom.yaml
  build-site add brand HarborLoom --collection vista      where there are several collections
  build-site add brand HarborLoom --existing              a brand that is active already
  build-site add brand harborloom.io                      its website, and the domain that is for sale
  build-site add brand 東京 --slug tokyo                   data/brands/tokyo.yaml

Exit status: 0 written, 1 the name is taken or the data is wrong, 2 the command line is wrong.`,
  run: (call) => {
    const { options, data, model, edit, choose, today } = call
    const named = newName('brand', call)
    const slugs = model.collections.map(({ slug }) => slug)
    const collection = choose('--collection', textOption(options.collection), slugs)
    const group = options.existing === true ? 'existing' : 'developing'
    const isListed = model.collections.some(({ missing }) => missing.some(({ slug }) => slug === named.slug))
    if (isListed) requireFreeHost(named, call)
    const slug = isListed ? named.slug : freeSlug(named, call, call.taken)
    const created = edit.create('brands', slug, brandFile({ ...named, slug }, today))
    const listing = isListed ? undefined : data.collections.find((entry) => entry.slug === collection)
    if (listing !== undefined) edit.append(listing, [group, 'brands'], slug)
    return `Wrote ${created}
${listing === undefined ? 'It is listed in its collection already.' : `Listed under ${group} in ${listing.source.file}`}
Offers the domain ${named.host}

Next:
  write another domain as website: in ${created}, unless this one is yours
  replace every TODO, and the market size, in ${created}
  give it a price in ${data.pricing.source.file}, unless the usual one is right
  npx --no -- build-site
`
  },
}
