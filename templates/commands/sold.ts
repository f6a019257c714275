import { dirname, InputError, join } from 'build-site'
import type { Call, Command } from '../model/site-types'
import { nearWords, offeredIn } from './offered'

/** Finds a brand or a domain by its slug, or its host. @throws InputError if there is none */
export function soldThing(typed: string, { data }: Call) {
  const name = typed.trim().toLowerCase()
  const all = offeredIn(data)
  const found = all.find(({ slug, host }) => slug === name || host === name)
  if (found !== undefined) return found
  const slugs = all.map(({ slug }) => slug)
  const message = `found no brand or domain ${typed}, expected the slug of one${nearWords(name, slugs)}`
  const file = data.domains?.source.file ?? join(dirname(data.site.source.file), 'brands')
  throw InputError.at(file, message)
}

/** `sold <slug>`: a brand or a domain shows as sold everywhere. */
export const sold: Command = {
  words: 'sold',
  description: 'mark a brand or a domain as sold',
  arguments: [{ name: '<slug>', description: 'the slug of a brand or a domain, or the domain itself' }],
  options: [{ flags: '--undo', description: 'put it up for sale again' }],
  help: `
Examples:
  build-site sold harborloom          shows as sold everywhere, with no buy link
  build-site sold harborloom --undo   is for sale again

Exit status: 0 written, 1 there is no such brand or domain, 2 the command line is wrong.`,
  run: (call) => {
    const { args, options, edit, today } = call
    const { entry, path, slug } = soldThing(args[0] ?? '', call)
    const isSold = options.undo !== true
    edit.set(entry, [...path, 'sold'], isSold)
    edit.set(entry, ['updated'], today)
    const { file } = entry.source
    return `${file}: ${[...path, 'sold'].join('.')} is ${isSold}, updated is ${today}
${slug} ${isSold ? 'shows as sold' : 'is for sale again'} from the next build on.
`
  },
}
