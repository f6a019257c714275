import { memo } from '../../content/memo'
import { made, type OutputFile, type PageFile, type PlannedFile, type SiteFile } from '../output-file'
import { pagePaths } from '../page-paths'
import type { SiteParts } from '../site-parts'
import { PlannedPage } from './planned-page'

/** The pages, as the files that each is to be written as. */
export function* pageFiles({
  pages,
  share,
  urls,
}: Pick<SiteParts, 'pages' | 'share' | 'urls'>): Generator<PlannedFile> {
  for (const listed of pages) {
    const { address, isErrorPage } = listed.page
    const plan = new PlannedPage(listed, share.of(address.path))
    const source = listed.template.file
    for (const path of pagePaths(address.path, urls, isErrorPage)) yield { path, plan, source }
  }
}

/** Makes lazy files and drafts pages, each page once for all its files. */
export async function* drafted(files: Iterable<SiteFile>): AsyncGenerator<OutputFile | PageFile> {
  const draftOf = lastDraft()
  for (const file of files) {
    if ('plan' in file) yield draftOf(file)
    else yield 'make' in file ? await made(file) : file
  }
}

/** Drafts the page of a file, reusing the previous draft if both files belong to the same page. */
export function lastDraft(): (file: PlannedFile) => PageFile {
  const draftOf = memo(1, (plan: PlannedFile['plan']) => plan.draft())
  return ({ path, source, plan }) => ({ path, source, draft: draftOf(plan) })
}
