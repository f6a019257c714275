/**
 * Characters that no text of a site needs: control characters, bidirectional overrides (which could disguise a host as
 * another), lone surrogates, and Unicode noncharacters.
 */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}|\p{Noncharacter_Code_Point}/u

/** Characters that nobody sees, or can tell from a space: soft hyphens, zero-width and non-breaking spaces, marks. */
const invisible = /\u00a0|\u00ad|[\u200b-\u200f]|\u202f|\u2060|\ufeff/g

/** What a message quotes; a quotation that was cut short has no end. */
const quoted = /"(?:[^"\\]|\\.)*"?|\{[^{}]*\}/gs

/** Characters outside the common ranges; a pre-check that takes a third of the time. */
const unusual = /[^\t\n\r\x20-\x7e\xa0-\u1fff\u2010-\u2027]/

/** Whether a text contains no unwanted characters. */
export function isPlainText(text: string): boolean {
  return !unusual.test(text) || !unwanted.test(text)
}

/** Escapes unwanted characters, so that printing the text has no side effects: `\u{1b}`. */
export function visibleText(text: string): string {
  return text.replace(new RegExp(unwanted, 'gu'), escaped)
}

/** Escapes invisible characters, too, where they would hide what is wrong with a value or a name. */
export function visibleValue(text: string): string {
  return visibleText(text).replace(invisible, escaped)
}

/** Escapes invisible characters in what a message quotes; its own words stay as they are. */
export function visibleMessage(text: string): string {
  return visibleText(text).replace(quoted, (value) => value.replace(invisible, escaped))
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
