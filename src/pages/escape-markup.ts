/** A text as it stands between the tags of HTML or XML; not for attributes, in which quotes count too. */
export function escapeMarkup(text: string): string {
  // Of thousands of texts few have any of them.
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
