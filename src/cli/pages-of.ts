import type { Finding } from '../check/site/finding'
import { firstFew } from '../lib/first-few'

/** The first pages of a finding by name, the others as a number; empty where it is about none. */
export function pagesOf({ pages }: Finding): string {
  if (pages.length === 0) return ''
  return `${pages.length === 1 ? 'page' : 'pages'} ${firstFew(pages)}`
}
