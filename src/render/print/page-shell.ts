import { openElements } from '../minify/open-elements'

/** A placeholder for the body: a private-use character of a plane that not even icon fonts use. */
export const slot = '\u{F1E57}'

/** The markup around the pages of a kind, in order of output. */
export interface PageShell {
  /** Up to and including the start tag of the head, or everything before the body if there is no head. */
  readonly top: string
  /** The charset declaration, if it comes first in the head. */
  readonly encoding: string
  /** Other elements that must come first in the head. */
  readonly lead: string
  /** Everything between the head entries of the page and its body. */
  readonly middle: string
  readonly end: string
}

const opening = /^(.*?<head\b[^>]*>)(\s*<meta charset=[^>]*>)?((?:\s*<meta (?:charset|name="viewport")[^>]*>)*)(.*)$/is

/** Splits a layout at its slot. @throws TypeError when it does not render the body exactly once */
export function shellOf(html: string): PageShell {
  const [before = '', end, ...others] = html.split(slot)
  if (end === undefined || others.length > 0) {
    throw new TypeError(
      `found a layout that shows the page ${others.length + (end === undefined ? 0 : 1)} times, expected once`,
    )
  }
  const [, top = before, encoding = '', lead = '', middle = ''] = opening.exec(before) ?? []
  return { top, encoding, lead, middle, end }
}

/** Inserts a page into the markup around it. */
export function wholePage({ top, encoding, lead, middle, end }: PageShell, head: string, body: string): string {
  return [top, encoding, lead, head, middle, body, end].join('')
}

/** Elements in which markup is minified in the same way. */
const plain = new Set(['html', 'body', 'div', 'main', 'article', 'section'])

/**
 * Whether the body is the only content of its element, within plain elements, so that it can be minified on its own.
 */
export function standsAlone({ top, encoding, lead, middle, end }: PageShell): boolean {
  const around = openElements(top + encoding + lead + middle)
  const inner = around?.at(-1)
  if (around === undefined || inner === undefined || !around.every((name) => plain.has(name))) return false
  return middle.endsWith('>') && end.startsWith(`</${inner}>`)
}
