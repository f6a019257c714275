import { join } from 'node:path'
import type { SitePlan } from '../build/plan/plan-site'
import { nearMatches } from '../content/parse/near-match'
import { InputError } from '../lib/problem'
import { addressOfFile } from '../pages/page-paths'
import type { NewName } from './new-name'

/** A domain for sale, and the file that it comes from. */
interface Offered {
  readonly slug: string
  readonly host: string
  readonly file: string
  readonly isBrand: boolean
}
function offeredIn({ data: { brands, domains } }: SitePlan): Offered[] {
  const own = domains.value.groups.flatMap((group) => group.domains)
  return [
    ...own.map(({ slug, host = `${slug}.com` }) => ({ slug, host, file: domains.source.file, isBrand: false })),
    ...brands.map(({ slug, value: { website = `${slug}.com` }, source: { file } }) => {
      return { slug, host: website, file, isBrand: true }
    }),
  ]
}

/** The slug of every domain for sale, and the file that it comes from. */
export function domainSlugs(plan: SitePlan): Map<string, string> {
  return new Map(offeredIn(plan).map(({ slug, file }) => [slug, file]))
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

/** The slug that a file or an old path blocks. */
function slugOfPath(path: string): string {
  const [first = ''] = addressOfFile(path).slice(1).split('/')
  return first.toLowerCase()
}

/**
 * The slug of a new name. Where another domain of the same name has it, as saltmill.com has that of saltmill.io, it is
 * the one with the ending.
 *
 * @throws InputError that says where the slug is used, and which slugs are close to it
 */
export function freeSlug(added: NewName, plan: SitePlan, taken: ReadonlyMap<string, string>): string {
  const { name, host, isTyped, longSlug } = added
  const holder = offeredIn(plan).find(({ slug }) => slug === added.slug)
  const isNamesake = holder !== undefined && holder.host !== host && (isTyped || !holder.isBrand)
  const slug = isNamesake && longSlug !== undefined ? longSlug : added.slug
  const file = taken.get(slug)
  if (file !== undefined) {
    const near = nearMatches(slug, [...taken.keys()]).filter((other) => other !== slug)
    const neighbours = near.length === 0 ? '' : `; near it are ${near.slice(0, 5).join(', ')}`
    const message = `found the slug ${slug} already, expected one of its own for "${name}"${neighbours}; --slug chooses another`
    throw InputError.at(file, message)
  }
  requireOffered(added, plan)
  return slug
}

/** @throws InputError where a brand or a domain has that domain already */
export function requireOffered({ name, host }: NewName, plan: SitePlan): void {
  const other = offeredIn(plan).find((offered) => offered.host === host)
  if (other === undefined) return
  throw InputError.at(other.file, `found the domain ${host} already, expected one of its own for "${name}"`)
}
