import { InputError } from 'build-site'
import type { Call } from '../model/site-types'
import type { NewName } from './new-name'
import { nearWords, offeredIn } from './offered'

/** The slug of every brand and domain for sale, and the file that it comes from. */
export function domainSlugs({ data }: Call): Map<string, string> {
  return new Map(offeredIn(data).map(({ slug, entry }) => [slug, entry.source.file]))
}

/** The same, with the name of every other page, file and old path, because a brand has its own page. */
export function pageSlugs(call: Call): Map<string, string> {
  return new Map([...call.taken, ...domainSlugs(call)])
}

/**
 * The slug of a new name. If another domain of the same name has it, such as saltmill.com for saltmill.io, it includes
 * the top-level domain.
 *
 * @throws InputError that says where the slug is used, and which slugs are close to it
 */
export function freeSlug(added: NewName, call: Call, taken: ReadonlyMap<string, string>): string {
  const { name, host, isTyped, longSlug } = added
  const holder = offeredIn(call.data).find(({ slug }) => slug === added.slug)
  const isNamesake = holder !== undefined && holder.host !== host && (isTyped || !holder.isBrand)
  const slug = isNamesake && longSlug !== undefined ? longSlug : added.slug
  const file = taken.get(slug)
  if (file !== undefined) {
    const near = nearWords(slug, [...taken.keys()])
    const message = `found that the slug ${slug} is taken, expected another one for "${name}"${near}; choose one with --slug`
    throw InputError.at(file, message)
  }
  requireOffered(added, call)
  return slug
}

/** @throws InputError if a brand or a domain already has that domain */
export function requireOffered({ name, host }: NewName, { data }: Call): void {
  const other = offeredIn(data).find((offered) => offered.host === host)
  if (other === undefined) return
  const { file } = other.entry.source
  throw InputError.at(file, `found that the domain ${host} is taken, expected another one for "${name}"`)
}
