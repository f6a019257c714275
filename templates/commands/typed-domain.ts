import { host } from 'build-site'
import endings from 'tlds' with { type: 'json' }

/** Common mistakes for a domain: `https://`, `www.` or a path, an e-mail address, or a comma instead of a dot. */
const addresses = [/:\/\//, /@/, /^www\.[^.]+\./, /\.\p{L}{2,}(\/|:\d)/u, /^\S+,\p{L}{2,}$/u]

/** What no name of a domain contains: dots, ports, paths, brackets and quotes; or only a top-level domain. */
const signs = /[.:/\\()[\]<>"“”„«»]|^['‘’]|['‘’]$|^(com|net|org)$/i

/** A word that ends like a domain, but may be a mistyped one: `x.c`, `my_loom.com`, `loom.com.`. */
const ending = /^\S+\.(\p{L}+|\p{L}{2,}\.)$/u

/** The same with spaces, which no domain has: `salt mill.io`, `saltmill. io`. */
const parted = /\s\S*\.\p{L}{2,}$|\.\s+(\p{L}{2}|com|net|org)$/u

/** Whether a name is not exactly a domain. The name of a brand may contain dots and slashes. */
export function isOddDomain(name: string): boolean {
  const text = name.trim().toLowerCase()
  // Only as a part: a domain may itself be www.com.
  const isAlmost = ending.test(text) && !host.safeParse(`a.${text}`).success
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const isQuoted = bare !== text && host.safeParse(bare).success
  return isAlmost || isQuoted || parted.test(text) || addresses.some((address) => address.test(text))
}

/** Whether a text is not just a name from which a domain can be made. */
export function hasOddSigns(name: string): boolean {
  return signs.test(name)
}

/**
 * The domain in a name, as people read it: `xn--d-uga0v4h.com` becomes `łódź.com`. Chinese and Japanese keyboards type
 * a different dot.
 */
export function typedDomain(name: string): string | undefined {
  return host.safeParse(
    name
      .trim()
      .toLowerCase()
      .replace(/[。．｡]/g, '.'),
  ).data
}

/** Whether the top-level domain exists: `node.js` is a name. */
export function hasKnownEnding(domain: string): boolean {
  return endings.includes(domain.slice(domain.lastIndexOf('.') + 1))
}
