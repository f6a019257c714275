import type { Command } from '../model/site-types'
import { offeredAs } from './offered'

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
    const { entry, path, slug } = offeredAs(args[0] ?? '', call)
    const isSold = options.undo !== true
    edit.set(entry, [...path, 'sold'], isSold)
    edit.set(entry, ['updated'], today)
    const { file } = entry.source
    return `${file}: ${[...path, 'sold'].join('.')} is ${isSold}, updated is ${today}
${slug} ${isSold ? 'shows as sold' : 'is for sale again'} from the next build on.
`
  },
}
