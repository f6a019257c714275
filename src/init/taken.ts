import { join } from 'node:path'
import { InputError } from '../content/problem'
import { nearMatches } from '../content/source/near-match'
import { addressOfFile } from '../output/page-paths'
import type { SitePlan } from '../output/plan/plan-site'

/** The slug of every domain for sale, and the file that it comes from. */
export function domainSlugs({ data: { brands, domains } }: SitePlan): Map<string, string> {
  return new Map([
    ...domains.value.groups.flatMap((group) => group.domains.map(({ slug }) => [slug, domains.source.file] as const)),
    ...brands.map(({ slug, source }) => [slug, source.file] as const),
  ])
}

/** The same, and the name of every other page, file and old path: a brand has a page of its own. */
export function pageSlugs(plan: SitePlan): Map<string, string> {
  const { pages, staticFiles, templates, data } = plan
  const { value, source } = data.redirects
  return new Map([
    ['assets', join(templates.folder, 'assets')],
    ...Object.keys(value).map((path) => [slugOfPath(path), source.file] as const),
    ...staticFiles.map((file) => [slugOfPath(`/${file.path}`), file.source] as const),
    // The home page is the file index.html.
    ...pages.map(({ page, template }) => [page.address.path.slice(1) || 'index', template.file] as const),
    ...domainSlugs(plan),
  ])
}

/** The name of the page that a file or an old path is in the way of. */
function slugOfPath(path: string): string {
  const [first = ''] = addressOfFile(path).slice(1).split('/')
  return first.toLowerCase()
}

/** @throws InputError that names where the slug is taken, and which names are near it */
export function requireFree(slug: string, name: string, taken: ReadonlyMap<string, string>): void {
  const file = taken.get(slug)
  if (file === undefined) return
  const near = nearMatches(slug, [...taken.keys()]).filter((other) => other !== slug)
  const neighbours = near.length === 0 ? '' : `; near it are ${near.slice(0, 5).join(', ')}`
  const message = `found the slug ${slug} already, expected one of its own for "${name}"${neighbours}`
  throw InputError.at(file, message)
}
