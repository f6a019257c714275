import { openElements } from '../minify/open-elements'
import type { PageMarkup } from './page-renderer'

/** A placeholder for the body: a private-use character, repeated more often in a row than in the text. */
export function slotIn(text: string): string {
  const runs = text.match(/\uE001+/g) ?? []
  return '\uE001'.repeat(1 + runs.reduce((longest, { length }) => Math.max(longest, length), 0))
}

/** The markup around the pages of a kind, in the order in which it is written. */
export interface PageShell {
  /** Up to the start tag of the head, or to the end of what stands in its place. */
  readonly top: string
  /** The encoding of the page, where it is the first thing in the head. */
  readonly encoding: string
  /** What else browsers have to know before anything else. */
  readonly lead: string
  /** From the head of the page to its body. */
  readonly middle: string
  readonly end: string
}

const opening = /^(.*?<head\b[^>]*>)(\s*<meta charset=[^>]*>)?((?:\s*<meta (?:charset|name="viewport")[^>]*>)*)(.*)$/is

/** Takes a layout around a slot apart. @throws TypeError when it does not show the body once */
export function shellOf(html: string, slot: string): PageShell {
  const [before = '', end, ...others] = html.split(slot)
  if (end === undefined || others.length > 0) {
    throw new TypeError(
      `found a layout that shows the page ${others.length + (end === undefined ? 0 : 1)} times, expected once`,
    )
  }
  const [, top = before, encoding = '', lead = '', middle = ''] = opening.exec(before) ?? []
  return { top: alone(top), encoding: alone(encoding), lead: alone(lead), middle: alone(middle), end: alone(end) }
}

/**
 * The same text as a string of its own, with one byte per character where it is ASCII. A slice of a text with a slot
 * takes two bytes per character, as the slot does, and seven times as long to encode, for every page.
 */
function alone(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length
  return isAscii ? Buffer.from(text).toString('latin1') : text
}

/** Puts a page into the markup around it. */
export function wholePage({ top, encoding, lead, middle, end }: PageShell, { head, body }: PageMarkup): string {
  return [top, encoding, lead, head, middle, body, end].join('')
}

/** Elements in which markup is minified as in any other of them. */
const plain = new Set(['html', 'body', 'div', 'main', 'article', 'section'])

/** Whether the body is all that its element holds, within plain elements, so that it can be minified by itself. */
export function standsAlone({ top, encoding, lead, middle, end }: PageShell): boolean {
  const around = openElements(top + encoding + lead + middle)
  const inner = around?.at(-1)
  if (around === undefined || inner === undefined || !around.every((name) => plain.has(name))) return false
  return middle.endsWith('>') && end.startsWith(`</${inner}>`)
}
