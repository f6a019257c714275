import anyAscii from 'any-ascii'

/** A letter of a script that has no settled way of writing it in Latin letters. */
const ambiguous = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Lm}])\p{L}/u

/**
 * The slug of a name: lower case, in Latin letters, without spaces and anything else that an address cannot hold.
 * @param space what stands for a space
 * Undefined where it is to be asked for: no letter survives, or one could be read in several ways, as those of 東京 are.
 */
export function slugOf(name: string, space = ''): string | undefined {
  const letters = name
    .normalize('NFC')
    .replace(/\s+/g, space)
    .replace(/[^\p{L}\p{N}\p{Pd}]/gu, '')
    .normalize('NFKC')
  if (ambiguous.test(letters)) return undefined
  const slug = anyAscii(letters)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
  return slug.replace(/-+/g, '-').replace(/^-|-$/g, '') || undefined
}
