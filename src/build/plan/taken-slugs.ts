import { join } from 'node:path'
import { addressOfFile } from '../../pages/page-paths'
import type { SitePlan } from './plan-site'

/** The first parts of all addresses of a site (pages, files and old paths), with the file that each comes from. */
export function takenSlugs({ pages, staticFiles, templates, redirects }: SitePlan): ReadonlyMap<string, string> {
  const { value, source } = redirects
  return new Map([
    ['assets', join(templates.folder, 'assets')],
    ...Object.keys(value).map((path) => [slugOfPath(path), source.file] as const),
    ...staticFiles.map((file) => [slugOfPath(`/${file.path}`), file.source] as const),
    // The home page is the file index.html.
    ...pages.map(({ page, template }) => [page.address.path.slice(1) || 'index', template.file] as const),
  ])
}

/** The slug that a file or an old path blocks. */
function slugOfPath(path: string): string {
  const [first = ''] = addressOfFile(path).slice(1).split('/')
  return first.toLowerCase()
}
