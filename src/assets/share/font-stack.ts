import type { Font } from 'opentype.js'
import { memo } from '../../lib/memo'

/** A stretch of text whose characters are all in one font. */
interface Run {
  readonly font: Font
  text: string
}

/** A text that the fonts can draw. */
interface Spelling {
  readonly text: string
  /** The characters, with their marks, that are missing in the fonts. */
  readonly missing: readonly string[]
}

/** Fonts that a text is set in together: each character in the first font that has it. */
export interface FontStack {
  readonly spell: (text: string) => Spelling
  /** The text in runs of one font each. @param text spelled, and without missing characters */
  readonly runs: (text: string) => readonly Run[]
}

/**
 * A character with its marks. The library cannot place marks that do not form one Unicode character with their base.
 */
const withMarks = /\P{Mark}\p{Mark}*|\p{Mark}+/gu

/** Characters that can replace one that no font has, because they look the same. */
const alike: readonly { readonly typed: RegExp; readonly instead: (character: string) => string }[] = [
  { typed: /[\u2010\u2011]/, instead: () => '-' },
  { typed: /[\u2007\u202f]/, instead: () => '\u00a0' },
  { typed: /\u2026/, instead: () => '...' },
  // Spaces of all widths, ligatures, and the wide forms of ASCII.
  {
    typed: /[\u00a0\u2000-\u200a\u202f\u205f\u3000\ufb00-\ufb06\uff01-\uff5e]/,
    instead: (it) => it.normalize('NFKC'),
  },
]

/** How many characters to remember: those of most alphabets. */
const limit = 1000

/** Combines several fonts. @param open opens a font; only called when the fonts before it lack a character */
export function fontStack(names: readonly string[], open: (name: string) => Font): FontStack {
  const openOnce = memo(names.length, open)
  const fontOf = memo(limit, (character: string): Font | undefined => {
    for (const name of names) {
      const font = openOnce(name)
      if (font.hasChar(character)) return font
    }
    return undefined
  })
  const isThere = (text: string) => Array.from(text).every((part) => !/\p{Mark}/u.test(part) && fontOf(part))
  /** Empty for a character that is missing. */
  const spelled = memo(limit, (character: string) => spellings(character).find(isThere) ?? '')
  return {
    spell: (text) => {
      const characters = charactersOf(text)
      return {
        text: characters.map(spelled).join(''),
        missing: characters.filter((character) => spelled(character) === ''),
      }
    },
    runs: (text) => {
      const runs: Run[] = []
      for (const character of text) {
        const font = fontOf(character)
        const last = runs.at(-1)
        if (font !== undefined && font === last?.font) last.text += character
        else if (font !== undefined) runs.push({ font, text: character })
      }
      return runs
    },
  }
}

/** In composed form, and without invisible characters such as soft hyphens. */
function charactersOf(text: string): readonly string[] {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[\t-\r\u2028\u2029]/g, ' ')
  return visible.normalize('NFC').match(withMarks) ?? []
}

function spellings(character: string): readonly string[] {
  return [character, ...alike.flatMap(({ typed, instead }) => (typed.test(character) ? instead(character) : []))]
}
