import { escapeAll } from './escape-markup'
import type { HeadEntry } from './head'

/** The markup of head entries. */
export function headHtml(entries: readonly HeadEntry[]): string {
  return entries.map(elementOf).join('')
}

function elementOf(entry: HeadEntry): string {
  if (entry.tag === 'title') return `<title>${escapeAll(entry.text)}</title>`
  if (entry.tag === 'script') return `<script type="application/ld+json">${entry.json}</script>`
  let html = `<${entry.tag}`
  for (const [name, value] of Object.entries(entry.attributes)) html += ` ${name}="${escapeAll(value)}"`
  return `${html}>`
}
