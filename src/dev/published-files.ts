import type { SitePlan } from '../build/plan/plan-site'
import { otherFiles } from '../build/site-files'
import type { CopiedFile, LazyFile, OutputFile } from '../lib/output-file'

/**
 * The files of a site by path, other than pages and share images, whose names are their hashes.
 *
 * @throws InputError for what a build finds, too: redirects from paths in use or to missing ones, and two sources of one
 * file
 */
export function publishedFiles(plan: SitePlan): ReadonlyMap<string, OutputFile | CopiedFile | LazyFile> {
  const files = otherFiles({ ...plan, urls: 'both', hosts: [], precompress: false })
  return new Map(Array.from(files, (file) => [file.path, file]))
}
