import type { PageFile } from './output-file'
import { draftOf } from './page-draft'
import { pagePaths } from './page-paths'
import type { SiteParts } from './site-parts'

/** The pages, and the files that each is written as. */
export function* pageFiles({ pages, share, urls }: Pick<SiteParts, 'pages' | 'share' | 'urls'>): Generator<PageFile> {
  for (const listed of pages) {
    const { address, isErrorPage } = listed.page
    const draft = draftOf(listed, share.of(address.path))
    const source = listed.template.file
    for (const path of pagePaths(address.path, urls, isErrorPage)) yield { path, draft, source }
  }
}
