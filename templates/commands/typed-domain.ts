import { host } from 'build-site'
import endings from 'tlds' with { type: 'json' }

/** What a domain is taken for: an address with `https://`, `www.` or a path, of e-mail, or with a comma for its dot. */
const addresses = [/:\/\//, /@/, /^www\.[^.]+\./, /\.\p{L}{2,}(\/|:\d)/u, /^\S+,\p{L}{2,}$/u]

/** What no name of a domain has: dots, ports, paths, brackets and quotes, or nothing but an ending. */
const signs = /[.:/\\()[\]<>"“”„«»]|^['‘’]|['‘’]$|^(com|net|org)$/i

/** A word that ends like a domain, but may be a mistyped one: `x.c`, `my_loom.com`, `loom.com.`. */
const ending = /^\S+\.(\p{L}+|\p{L}{2,}\.)$/u

/** The same in several words, which nobody can own: `salt mill.io`, `saltmill. io`. */
const parted = /\s\S*\.\p{L}{2,}$|\.\s+(\p{L}{2}|com|net|org)$/u

/** Whether a name is more than a domain or less. There may be dots and slashes in the name of a brand. */
export function isOddDomain(name: string): boolean {
  const text = name.trim().toLowerCase()
  // As part of a longer one: a domain may itself be called www.com.
  const isAlmost = ending.test(text) && !host.safeParse(`a.${text}`).success
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const isQuoted = bare !== text && host.safeParse(bare).success
  return isAlmost || isQuoted || parted.test(text) || addresses.some((address) => address.test(text))
}

/** Whether a text is more than a name of which a domain can be made. */
export function hasOddSigns(name: string): boolean {
  return signs.test(name)
}

/**
 * The domain that a name is, in the form that people read: `xn--d-uga0v4h.com` is `łódź.com`. Keyboards for Chinese and
 * Japanese type a dot of their own.
 */
export function typedDomain(name: string): string | undefined {
  return host.safeParse(
    name
      .trim()
      .toLowerCase()
      .replace(/[。．｡]/g, '.'),
  ).data
}

/** Whether there are domains with the ending of this one: `node.js` is a name. */
export function hasKnownEnding(domain: string): boolean {
  return endings.includes(domain.slice(domain.lastIndexOf('.') + 1))
}
