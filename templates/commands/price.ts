import { dollars } from '../content/amounts'
import type { Command } from '../model/site-types'
import { money } from '../rules/money'
import { offeredAs } from './offered'

/** `price <slug> <amount>`: the price of a brand or a domain, where it is stated: in its own file, or in the table. */
export const price: Command = {
  words: 'price',
  description: 'set the price of a brand or a domain',
  arguments: [
    { name: '<slug>', description: 'the slug of a brand or a domain, or the domain itself' },
    { name: '<amount>', description: 'whole US dollars, such as 25000 or "$25,000"' },
  ],
  help: `
Examples:
  build-site price harborloom 25000

Exit status: 0 written, 1 there is no such brand or domain, 2 the command line is wrong.`,
  run: (call) => {
    const { args, data, edit, today, refuse } = call
    const [typed = '', amount = ''] = args
    const { data: usd, error } = dollars.safeParse(amount)
    if (usd === undefined) return refuse(`${error.issues[0]?.message}`, 1)
    const { slug } = offeredAs(typed, call)
    const own = data.brands.find((brand) => brand.slug === slug && brand.value.price !== undefined)
    const { prices, listOverrides } = data.pricing.value
    const [entry, path] = own === undefined ? [data.pricing, ['prices', slug]] : [own, ['price']]
    const before = own?.value.price ?? (Object.hasOwn(prices, slug) ? prices[slug] : undefined)
    edit.set(entry, path, usd)
    edit.set(entry, ['updated'], today)
    const was = before === undefined ? 'the usual price before' : `${money(before).text} before`
    const other = Object.hasOwn(listOverrides, slug)
      ? `On the domains page, listOverrides.${slug} in ${data.pricing.source.file} overrides it.\n`
      : ''
    return `${entry.source.file}: ${path.join('.')} is ${money(usd).text} (${was}), updated is ${today}\n${other}`
  },
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
