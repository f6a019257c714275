import { betterSlug } from 'build-site'
import type { Call, Command } from '../model/site-types'
import { addBrandHelp, brandWords } from './add-words'
import { brandFile } from './brand-file'
import { newName } from './new-name'
import { freeSlug, pageSlugs, requireOffered } from './taken'
import { textOption } from './text-option'

/** `add brand <name>`: writes the file of a new brand and adds it to a list of its collection. */
export const addBrand: Command = {
  words: 'add brand',
  description: 'write the file of a new brand, and list it',
  arguments: [{ name: '<name>', description: 'the name as visitors read it, or the domain of the brand' }],
  options: [
    { flags: '--collection <slug>', description: 'the collection that lists it; needed where there are several' },
    { flags: '--existing', description: 'list it under the existing brands, not the developing ones' },
    {
      flags: '--slug <slug>',
      description: 'its name in addresses; made from the name when left out',
      expected: betterSlug,
    },
  ],
  help: addBrandHelp,
  run: (call) => {
    const { args, options, data, model, edit, choose, refuse, today } = call
    const named = newName(args[0] ?? '', { kind: 'brand', slug: textOption(options.slug) }, refuse)
    const slugs = model.collections.map(({ slug }) => slug)
    const collection = choose('--collection', textOption(options.collection), slugs)
    const group = options.existing === true ? 'existing' : 'developing'
    const isListed = model.collections.some(({ missing }) => missing.some(({ slug }) => slug === named.slug))
    if (isListed) requireOffered(named, call)
    const slug = isListed ? named.slug : freeSlug(named, call, pageSlugs(call))
    const created = edit.create('brands', slug, brandFile({ ...named, slug }, today))
    const edited = isListed ? undefined : listIn(collection, call)
    if (edited !== undefined) edit.append(edited, [group, 'brands'], slug)
    const offer = { host: named.host, pricing: data.pricing.source.file }
    return brandWords({ created, edited: edited?.source.file }, group, offer)
  },
}

function listIn(collection: string, { data }: Call) {
  return data.collections.find(({ slug }) => slug === collection)
}
