import anyAscii from 'any-ascii'
import { usualLocale } from '../lib/formats'

/** A letter of a script that has no settled way of writing it in Latin letters. */
const ambiguous = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Lm}])\p{L}/u

/** How German writes the letters that other languages only give up their marks of. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/**
 * The slug of a name: lower case, in Latin letters, without spaces and anything else that an address cannot hold.
 * Undefined where it is to be asked for: no letter survives, or one could be read in several ways, as those of 東京 are.
 *
 * @param space what stands for a space
 * @param locale the language that the name is in
 */
export function slugOf(name: string, space = '', locale: string = usualLocale): string | undefined {
  const letters = name
    .normalize('NFC')
    .replace(/\s+/g, space)
    .replace(/[^\p{L}\p{N}\p{Pd}]/gu, '')
    .normalize('NFKC')
  if (ambiguous.test(letters)) return undefined
  const written = /^de\b/.test(locale) ? letters.replace(/[äöü]/gi, (letter) => german[letter] ?? letter) : letters
  const slug = anyAscii(written)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
  return slug.replace(/-+/g, '-').replace(/^-|-$/g, '') || undefined
}
