import type { Page } from 'build-site'
import type { LegalPage, Site } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { webPage } from '../structured-data/web-page'

/** The head of a page of text. @param dateModified the date that the page shows, if it shows one */
export function textHead(
  { title, description, address: { url } }: Pick<LegalPage, 'title' | 'description' | 'address'>,
  { studio, addresses }: Pick<Site, 'studio' | 'addresses'>,
  dateModified?: string,
): Page['head'] {
  return {
    title: `${title} | ${studio.name}`,
    description,
    share: { title, line: studio.name },
    jsonLd: [
      webPage({ name: title, description, url }, dateModified),
      breadcrumbs({ name: studio.name, url: addresses.home.url }, { name: title, url }),
    ],
  }
}
