import { type Document, type Scalar, visit } from 'yaml'
import type { Slip } from './slip'

/** An item with a text, and another item below it that is indented further. */
const belowItem = /^( *)(?=- )[^\n]*[^\s:](?:[ \t]*\r?\n)+\1 +- /m

/** Any other line with a text, and an item below it that is not indented less. */
const belowText = /^( *)(?=[^\s-])[^\n]*[^\s:](?:[ \t]*\r?\n)+\1 *- /m

/** Pre-check for an item that may have become part of the text above it: visiting each value takes as long as parsing it. */
export function mayHoldDashes(text: string): boolean {
  return belowItem.test(text) || belowText.test(text)
}

/** Finds items of lists that are parsed as part of the text above them. */
export function dashesInTexts(text: string, document: Document.Parsed): Slip[] {
  if (!mayHoldDashes(text)) return []
  const slips: Slip[] = []
  visit(document, {
    Scalar(_, node) {
      const slip = dashIn(node, text)
      if (slip !== undefined) slips.push(slip)
    },
  })
  return slips
}

/** In a text below a `>` or `|`, a line may begin with a dash, but hardly with that of another such text. */
function dashIn({ type, range }: Scalar, text: string): Slip | undefined {
  if (type?.startsWith('QUOTE')) return undefined
  const [begin, end] = range ?? [0, 0]
  const isPlain = type === 'PLAIN'
  const dash = isPlain ? /-(?<=\n[ \t]*-) \S.*/ : /-(?<=\n *-) [>|][+-]?(?=[ \t]*(?:\r?\n|$))/
  const found = dash.exec(text.slice(begin, end))
  if (found === null) return undefined
  const [item] = found
  const shown = item.length > 40 ? `${item.slice(0, 37)}…` : item
  const mend = isPlain ? ', and a text with such a line below >-' : ''
  const message = `found ${shown} as part of the text above it, expected the items of a list below each other${mend}`
  return { message, offset: begin + found.index }
}
