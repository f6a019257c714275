import type { Address, Head } from 'build-site'
import type { Site } from '../model/types'
import { webPage } from '../structured-data/web-page'

/** The texts of such a page. */
export interface Message {
  readonly title: string
  readonly heading: string
  readonly description: string
}

/**
 * The head of a page with a message that is not for search engines.
 *
 * @param owner follows the title: the studio or the holding company
 */
export function messageHead(
  { studio }: Pick<Site, 'studio'>,
  { url }: Address,
  { title, heading, description }: Message,
  owner: string,
): Head {
  return {
    title: `${title} | ${owner}`,
    description,
    noindex: true,
    share: { title: studio.name, line: studio.tagline },
    jsonLd: [webPage({ name: heading, description, url })],
  }
}
