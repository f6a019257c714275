const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text for use between the tags of HTML or XML; not for attributes, where quotes matter too. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}

/** Escapes a text as React does, for attributes as well: data must never become markup or end a value. */
export function escapeAll(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/**
 * Serializes a value as JSON that is safe inside a script element: no text in it can end the script or open a comment.
 */
export function inlineJson(value: unknown): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped)
}

/**
 * Cloudflare replaces mail addresses and links in the pages that it delivers, and restores them with a script that the
 * policy blocks. It skips what is between these comments.
 */
const [off, on] = ['<!--email_off-->', '<!--/email_off-->']

const body = /(<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>)(.*)(?=<\/body>)/is

/** Wraps the body of a page, so that its mail addresses stay as they are. */
export function keepAddresses(html: string): string {
  return html.replace(body, `$1${off}$2${on}`)
}
