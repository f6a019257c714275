import { dirname, InputError, join, nearMatch } from 'build-site'
import { ownDomains } from '../content/domains'
import type { Call } from '../model/site-types'
import type { NewName } from './new-name'

/** Every brand and domain for sale, and where its fields are. */
function offeredIn({ brands, domains }: Call['data']) {
  return [
    ...brands.map((entry) => {
      const { slug, value } = entry
      return { slug, host: value.website ?? `${slug}.com`, entry, path: [], isBrand: true }
    }),
    ...ownDomains(domains).map(({ domain: { slug, host = `${slug}.com` }, entry, path }) => {
      return { slug, host, entry, path, isBrand: false }
    }),
  ]
}

/** Finds a brand or a domain by its slug, or its host. @throws InputError if there is none */
export function offeredAs(typed: string, { data }: Call) {
  const name = typed.trim().toLowerCase()
  const all = offeredIn(data)
  const found = all.find(({ slug, host }) => slug === name || host === name)
  if (found !== undefined) return found
  const message = `found no brand or domain ${typed}, expected the slug of one`
  const file = data.domains?.source.file ?? join(dirname(data.site.source.file), 'brands')
  const slugs = all.map(({ slug }) => slug)
  throw new InputError([{ severity: 'error', file, message, meant: nearMatch(name, slugs) }])
}

/**
 * The slug of a new name. If another domain of the same name has it, such as saltmill.com for saltmill.io, it includes
 * the top-level domain.
 *
 * @param pages other names that it must not have, and the files that they come from
 * @throws InputError that says where the slug is used
 */
export function freeSlug(added: NewName, call: Call, pages: Call['taken'] = new Map()): string {
  const { name, host, isTyped, longSlug } = added
  const all = offeredIn(call.data)
  const holder = all.find(({ slug }) => slug === added.slug)
  const isNamesake = holder !== undefined && holder.host !== host && (isTyped || !holder.isBrand)
  const slug = isNamesake && longSlug !== undefined ? longSlug : added.slug
  const taken = new Map([...pages, ...all.map(({ slug, entry }) => [slug, entry.source.file] as const)])
  const file = taken.get(slug)
  if (file !== undefined) {
    const message = `found that the slug ${slug} is taken, expected another one for "${name}"; choose one with --slug`
    throw InputError.at(file, message)
  }
  requireFreeHost(added, call)
  return slug
}

/** @throws InputError if a brand or a domain already has that domain */
export function requireFreeHost({ name, host }: NewName, { data }: Call): void {
  const other = offeredIn(data).find((offered) => offered.host === host)
  if (other === undefined) return
  const { file } = other.entry.source
  throw InputError.at(file, `found that the domain ${host} is taken, expected another one for "${name}"`)
}
