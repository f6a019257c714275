import { InputError, nearMatches } from 'build-site'
import type { Call } from '../model/site-types'
import type { NewName } from './new-name'

/** What a new name is compared with. */
type Known = Pick<Call, 'data' | 'taken'>

/** A domain for sale, and the file that it comes from. */
interface Offered {
  readonly slug: string
  readonly host: string
  readonly file: string
  readonly isBrand: boolean
}

function offeredIn({ data: { brands, domains } }: Known): Offered[] {
  const own = domains.value.groups.flatMap((group) => group.domains)
  return [
    ...own.map(({ slug, host = `${slug}.com` }) => ({ slug, host, file: domains.source.file, isBrand: false })),
    ...brands.map(({ slug, value: { website = `${slug}.com` }, source: { file } }) => {
      return { slug, host: website, file, isBrand: true }
    }),
  ]
}

/** The slug of every domain for sale, and the file that it comes from. */
export function domainSlugs(plan: Known): Map<string, string> {
  return new Map(offeredIn(plan).map(({ slug, file }) => [slug, file]))
}

/** The same, and the name of every other page, file and old path: a brand has a page of its own. */
export function pageSlugs(plan: Known): Map<string, string> {
  return new Map([...plan.taken, ...domainSlugs(plan)])
}

/**
 * The slug of a new name. Where another domain of the same name has it, as saltmill.com has that of saltmill.io, it is
 * the one with the ending.
 *
 * @throws InputError that says where the slug is used, and which slugs are close to it
 */
export function freeSlug(added: NewName, plan: Known, taken: ReadonlyMap<string, string>): string {
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
export function requireOffered({ name, host }: NewName, plan: Known): void {
  const other = offeredIn(plan).find((offered) => offered.host === host)
  if (other === undefined) return
  throw InputError.at(other.file, `found the domain ${host} already, expected one of its own for "${name}"`)
}
