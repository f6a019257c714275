import anyAscii from 'any-ascii'
import { usualLocale } from '../lib/formats'

/** A letter of a script without a standard romanization. */
const ambiguous = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Lm}])\p{L}/u

/** German transcribes these letters; other languages only drop the marks. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/**
 * The slug of a name: lower case, in Latin letters, without spaces and anything else that an address cannot hold.
 * Undefined if the user must choose it: no letter remains, or a letter has several readings, as in 東京.
 * @param space the replacement for a space
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
