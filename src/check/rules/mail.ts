import { decodePath } from '../decode-path'
import { all, attribute } from '../elements'
import { inTemplate } from '../place'
import type { Rule } from '../rule'

/** One or several addresses after `mailto:`, before its subject. */
const addresses = /^mailto:[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+(,[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+)*(\?|$)/i

/** Every mail link has an address that can receive mail. */
export const mailRule: Rule = {
  id: 'mail',
  promise: 'every mail link names a mail address',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      all(page, 'a[href^="mailto:"]')
        .map((link) => attribute(link, 'href'))
        .filter((href) => !addresses.test(decodePath(href)))
        .map((href) => ({
          severity: 'error',
          ...inTemplate(page),
          message: `found the link ${href}, expected mailto: and an address such as name@host.com`,
          mend: 'Correct the address in data/site, or the link in the template',
        })),
    ),
}
