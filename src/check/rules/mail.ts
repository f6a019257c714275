import type { Fault } from '../../lib/fault'
import { all, attribute } from '../site/elements'
import { decodePath } from '../site/locate'
import { linkPlace } from '../site/prose-links'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** One or more addresses after `mailto:`, before the query. */
const addresses = /^mailto:[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+(,[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+)*(\?|$)/i

/** Every mailto link has a valid address. */
export const mailRule: Rule = {
  id: 'mail',
  promise: 'every mail link names a mail address',
  findOn: (page, site) =>
    all(page, 'a[href^="mailto:"]')
      .map((link) => attribute(link, 'href'))
      .filter((href) => !addresses.test(decodePath(href)))
      .map((href) => unmailable(href, page, site)),
}

function unmailable(href: string, page: RenderedPage, site: RenderedSite): Fault {
  const { place, isProse } = linkPlace(page, site, (other) => other === href)
  return {
    severity: 'error',
    ...place,
    message: `found the link ${href}, expected mailto: and an address such as name@host.com`,
    fix: isProse ? 'Correct the address in the text' : 'Correct the address in data/site, or the link in the template',
  }
}
