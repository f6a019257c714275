import type { HeadEntry } from './head'

/** The markup of head entries. */
export function headHtml(entries: readonly HeadEntry[]): string {
  return entries.map(elementOf).join('')
}

function elementOf(entry: HeadEntry): string {
  if (entry.tag === 'title') return `<title>${escaped(entry.text)}</title>`
  if (entry.tag === 'script') return `<script type="application/ld+json">${entry.json}</script>`
  let html = `<${entry.tag}`
  for (const [name, value] of Object.entries(entry.attributes)) html += ` ${name}="${escaped(value)}"`
  return `${html}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Data must never become markup or end an attribute. */
function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '') : text
}
