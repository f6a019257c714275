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
