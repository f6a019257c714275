import { parsedUrl } from '../../lib/parsed-url'
import { all, attribute } from '../site/elements'
import { locate } from '../site/locate'
import { markupErrors } from '../site/place'
import type { Rule } from '../site/rule'

/** A page opened on another site must get neither access to the opener nor the referrer. */
export const newTabsRule: Rule = {
  id: 'new-tabs',
  promise: 'links that open another site in a new tab carry rel="noopener noreferrer"',
  findOn: (page, site) => {
    const messages = all(page, 'a[target="_blank"], area[target="_blank"], form[target="_blank"]')
      .map((link) => ({
        href: attribute(link, 'href') || attribute(link, 'action'),
        rel: attribute(link, 'rel').split(/\s+/),
      }))
      .filter(({ href }) => parsedUrl(href) !== undefined && locate(href, site) === undefined)
      .filter(({ rel }) => !rel.includes('noopener') || !rel.includes('noreferrer'))
      .map(({ href }) => `found a link to ${href} that opens a new tab, expected rel="noopener noreferrer" on it`)
    return markupErrors(page, messages, 'Use the component for external links, or add the attribute')
  },
}
