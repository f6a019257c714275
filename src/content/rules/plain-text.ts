/**
 * Characters that no text of a site needs: control characters, bidirectional overrides (which could disguise a host as
 * another), lone surrogates, and Unicode noncharacters.
 */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}|\p{Noncharacter_Code_Point}/u

/** Characters outside the common ranges; a pre-check that takes a third of the time. */
const unusual = /[^\t\n\r\x20-\x7e\xa0-\u1fff\u2010-\u2027]/

/** Whether a text contains no unwanted characters. */
export function isPlainText(text: string): boolean {
  return !unusual.test(text) || !unwanted.test(text)
}

/** Escapes unwanted characters, so that printing the text has no side effects: `\u{1b}`. */
export function visibleText(text: string): string {
  return text.replace(new RegExp(unwanted, 'gu'), (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
}
