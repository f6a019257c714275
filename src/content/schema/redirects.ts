import * as z from 'zod'
import { plainPath } from '../rules/address'
import { httpsUrl } from './addresses'

const url = /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#][\w.~/?#=&+,@%-]*)?$/i

const fromPhrase = 'an old path of letters, digits, - _ . ~ and slashes, without a slash at its end, such as /old-name'
const toPhrase = 'a path of this site such as /vistaset, or an address that starts with https://'

const oldPath = z.string({ error: fromPhrase }).max(200, { error: fromPhrase }).regex(plainPath, { error: fromPhrase })

const target = z
  .string({ error: toPhrase })
  .refine((value) => value === '/' || plainPath.test(value) || (url.test(value) && httpsUrl.safeParse(value).success), {
    abort: true,
    error: toPhrase,
  })
  .refine(isDecodable, { error: 'an address in which every % begins an escape of UTF-8, such as caf%C3%A9' })

/** Whether every percent sign begins an escape that hosts read alike: some decode addresses and encode them again. */
function isDecodable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}

/** `data/redirects.yaml`: where visitors of an old address are permanently redirected. The file is optional. */
export const redirectsSchema = z
  .record(oldPath, target)
  .describe('Old path: new path, or an https address. The host answers 301')

/** The content of the redirects file: old path to new path or https address. */
export type RedirectsData = z.output<typeof redirectsSchema>
