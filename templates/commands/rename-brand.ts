import { renameCommand } from 'build-site'
import { content } from '../content'
import type { Call, Command } from '../model/site-types'

const rename = renameCommand('brands', content.brands)

/** `rename brand <slug> <new>`: its domain stays the same, even if it followed from the old name. */
export const renameBrand: Command = {
  ...rename,
  run: (call: Call) => {
    const brand = call.data.brands.find(({ slug }) => slug === call.args[0])
    if (brand === undefined || brand.value.website !== undefined) return rename.run(call)
    const host = `${brand.slug}.com`
    call.edit.set(brand, ['website'], host)
    return `${rename.run(call)}Its domain stays ${host}.\n`
  },
}
