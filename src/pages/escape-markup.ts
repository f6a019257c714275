/** Escapes a text for use between the tags of HTML or XML; not for attributes, where quotes matter too. */
export function escapeMarkup(text: string): string {
  // A fast path, since few of thousands of texts contain any of these.
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
