/** Escapes a text for use between the tags of HTML or XML; not for attributes, where quotes matter too. */
export function escapeMarkup(text: string): string {
  // A fast path, since few of thousands of texts contain any of these.
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text as React does, for attributes as well: data must never become markup or end a value. */
export function escapeAll(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serializes a value as JSON that is safe inside a script element: no text in it can end the script or open a comment.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '')
}

/**
 * Cloudflare replaces mail addresses and links in the pages that it delivers, and restores them with a script that the
 * policy blocks. It leaves out what is between these marks.
 */
const marks = ['<!--email_off-->', '<!--/email_off-->'] as const

const body = /(<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>)(.*)(?=<\/body>)/is

/** Marks what is in the body of a page, so that its mail addresses arrive as they are. */
export function keepAddresses(html: string): string {
  return html.replace(body, (_, tag: string, content: string) => tag + marks[0] + content + marks[1])
}
