import type { Finding } from '../check/finding'

/** The first pages of a finding by name, the others as a number; empty where it is about none. */
export function pagesOf({ pages }: Finding): string {
  if (pages.length === 0) return ''
  const rest = pages.length - 3
  const named = rest > 1 ? pages.slice(0, 3) : pages
  return `${pages.length === 1 ? 'page' : 'pages'} ${named.join(', ')}${rest > 1 ? ` and ${rest} more` : ''}`
}
