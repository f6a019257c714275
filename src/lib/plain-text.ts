/** What word processors put into a text for the start of a line or a page: browsers show nothing there. */
const breaks = /[\v\f\u0085\u2028\u2029]/

/**
 * Characters that no text of a site needs: control characters, line breaks of word processors, bidirectional overrides
 * (which could disguise a host as another), lone surrogates, and Unicode noncharacters.
 */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u2028-\u202E\u2066-\u2069]|\p{Cs}|\p{Noncharacter_Code_Point}/u

/** Characters that are invisible, or look like a space: soft hyphens, zero-width and non-breaking spaces, marks. */
const invisible = /\u00a0|\u00ad|[\u200b-\u200f]|\u202f|\u2060|\ufeff/g

/** A quotation in a message; a shortened one has no closing quote. */
const quoted = /"(?:[^"\\]|\\.)*"?|\{[^{}]*\}/gs

/** Characters outside the common ranges; a pre-check that takes a third of the time. */
const unusual = /[^\t\n\r\x20-\x7e\xa0-\u1fff\u2010-\u2027]/

/** Whether a text contains no unwanted characters. */
export function isPlainText(text: string): boolean {
  return !unusual.test(text) || !unwanted.test(text)
}

/**
 * The first unwanted character of a text in words, with the text before it: `a line break … (U+000B) after "News"`.
 */
export function unwantedSign(text: string): string {
  const { 0: sign = '', index = 0 } = unwanted.exec(text) ?? {}
  const before = text.slice(0, index).replace(/\s+/g, ' ').slice(-20).trim()
  const place = before === '' ? 'at its start' : `after "${before}"`
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const name = breaks.test(sign) ? `a line break from a word processor (${code})` : `an invisible character (${code})`
  return `${name} ${place}`
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
