import * as z from 'zod'

/** Device names reserved by Windows, which cannot be file names there. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** In characters: the maximum length of a label of a host. */
const longestSlug = 63

/** A lower-case name used in addresses and file names. */
export const slug = z
  .string({ error: 'a slug such as vistaset' })
  .max(longestSlug, { error: `a slug of at most ${longestSlug} characters` })
  .regex(slugPattern, { error: 'a slug of lower-case letters, digits and hyphens, such as vistaset' })
  .refine((value) => !device.test(value), { error: 'a slug that Windows does not reserve for a device' })

/** Whether a text is a slug. Takes a tenth of the time of the schema, which matters for thousands of file names. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text) && !device.test(text)
}

/** The address of a page directly below the home page. */
export const topLevelPath = z
  .string({ error: 'a path such as /vista-collection-portfolio' })
  .refine((value) => value.startsWith('/') && isSlug(value.slice(1)), {
    error: 'a path such as /vista-collection-portfolio',
  })
