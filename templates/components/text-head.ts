import type { Page } from 'build-site'
import type { LegalPage, Site } from '../model/types'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { webPage } from '../structured-data/web-page'

/** The head of a page of text. @param dateModified the date that the page shows, if it shows one */
export function textHead(
  { title, description, address: { url } }: Pick<LegalPage, 'title' | 'description' | 'address'>,
  site: Site,
  dateModified?: string,
): Page['head'] {
  return {
    title: `${title} | ${site.studio.name}`,
    description,
    share: { title, line: site.studio.name },
    jsonLd: [webPage({ name: title, description, url }, dateModified), breadcrumbs(site, { name: title, url })],
  }
}
