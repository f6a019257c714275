import { host } from '../content/schema/addresses'
import { slug } from '../content/schema/slug'

/**
 * The slug of a name: lower case, without spaces, accents and anything else that an address cannot hold (specification
 * §2: "the lowercase brand name without spaces"). Undefined where nothing is left of it.
 */
export function slugOf(name: string): string | undefined {
  const plain = name.normalize('NFKD').toLowerCase()
  const letters = plain
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.safeParse(letters).data
}

/** What a domain is taken for: an address with `https://`, `www.` or a path, of e-mail, or with a comma for its dot. */
const addresses = [/:\/\//, /@/, /^www\.[^.]+\./, /\.[a-z]{2,}\//, /^\S+,[a-z]{2,}$/]

/** A word that ends as domains do, and which a slip may keep from being one: `x.c`, `my_loom.com`, `loom.com.`, `brückner.de`. */
const ending = /^\S+\.([a-z]+|[a-z]{2,}\.)$/

/** The same in several words, which nobody can own: `salt mill.io`, `saltmill. io`. */
const parted = /\s\S*\.[a-z]{2,}$|\.\s+([a-z]{2}|com|net|org)$/

/** Whether a name is more than a domain or less. There may be dots and slashes in the name of a brand. */
export function isOddDomain(name: string): boolean {
  const text = name.trim().toLowerCase()
  // As part of a longer one: a domain may itself be called www.com.
  const isAlmost = ending.test(text) && !host.safeParse(`a.${text}`).success
  return isAlmost || parted.test(text) || addresses.some((address) => address.test(text))
}

/** A domain from its name or from itself: `Harbor Loom`, `harborloom` and `harborloom.com` are one. */
export function domainOf(name: string): { readonly slug: string; readonly host: string | undefined } {
  const domain = host.safeParse(name.trim().toLowerCase()).data
  const slug = slugOf(domain === undefined ? name : domain.slice(0, domain.lastIndexOf('.'))) ?? ''
  return { slug, host: domain === `${slug}.com` ? undefined : domain }
}
