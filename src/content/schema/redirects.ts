import * as z from 'zod'
import { ifPossible } from '../../lib/if-possible'
import { isPlainText } from '../../lib/plain-text'
import { plainPath } from '../rules/address'
import { httpsUrl } from './addresses'
import { optionalFile } from './kinds'

/** A path of the site, the home page included, with or without query and fragment. */
const ownTarget = /^\/(?:step(?:\/step)*)?(?:[?#].*)?$/.source.replaceAll('step', '(?!\\.{1,2}(?:[/?#]|$))[^/?#]+')
const own = new RegExp(ownTarget, 's')
/** Characters that no URL contains. */
const foreign = /[\s"<>\\^`{|}]/

const fromPhrase = 'an old path of letters, digits, - _ . ~ and slashes, without a slash at its end, such as /old-name'
const toPhrase = 'a path of this site such as /harborloom, or an address that starts with https://'

const oldPath = z.string({ error: fromPhrase }).max(200, { error: fromPhrase }).regex(plainPath, { error: fromPhrase })

const escapedPhrase = 'an address in which spaces and " < > \\ ^ ` { | } are escaped, such as %20 and %7B'

const target = z
  .string({ error: toPhrase })
  .refine((value) => !foreign.test(value) && (isOwn(value) || httpsUrl.safeParse(value).success), {
    abort: true,
    error: ({ input }) =>
      /^(?:\/|https:\/\/)/.test(String(input)) && foreign.test(String(input)) ? escapedPhrase : toPhrase,
  })
  // Some hosts decode addresses and encode them again.
  .refine((address) => ifPossible(() => decodeURI(address)) !== undefined, {
    error: 'an address in which every % begins an escape of UTF-8, such as caf%C3%A9',
  })

function isOwn(value: string): boolean {
  return own.test(value) && value.length <= 2000 && isPlainText(value)
}

/** `data/redirects.yaml`: where visitors of an old address are permanently redirected. The file is optional. */
export const redirectsSchema = z
  .record(oldPath, target)
  .describe('Old path: new path, or an https address. The host answers 301')

/** The redirects of any site. */
export const redirectsKind = optionalFile('redirects', redirectsSchema)

/** The content of the redirects file: old path to new path or https address. */
export type RedirectsData = z.output<typeof redirectsSchema>
