import { type Document, visit } from 'yaml'
import { shortened } from '../../lib/shortened'
import { oddBullet } from './odd-bullet'
import type { Slip } from './slip'

/** An item with a text, and another item below it that is indented further. */
const belowItem = /^( *)(?=- )[^\n]*[^\s:](?:[ \t]*\r?\n)+\1 +- /m

/** Any other line with a text, and an item below it that is not indented less. */
const belowText = /^( *)(?=[^\s-])[^\n]*[^\s:](?:[ \t]*\r?\n)+\1 *- /m

/** The start of a text where there is none before it on its line, or with its signs in another order. */
const start = /[^\s:-][ \t]+(?:- )?>[-+](?=\s)|^[ \t]+>[-+](?=\s)|(?:^ *|[:-] +)->(?=\s)/m

/** Pre-check: visiting each value takes as long as parsing it. */
export function mayHoldMarks(text: string): boolean {
  return belowItem.test(text) || belowText.test(text) || start.test(text)
}

/** Finds items of lists, and starts of texts, that are parsed as part of the text above them. */
export function marksInTexts(text: string, document: Document.Parsed): Slip[] {
  if (!mayHoldMarks(text)) return []
  const slips: Slip[] = []
  visit(document, {
    Scalar(_, { type, range }) {
      const [begin, end] = range ?? [0, 0]
      const isPlain = type === 'PLAIN'
      if (!isPlain && !type?.startsWith('BLOCK')) return
      // That of a block begins below its sign.
      const first = isPlain ? begin : text.indexOf('\n', begin) + 1
      const begins = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', first - 1) + 1, first))
      const slip = markIn(text.slice(first, end), isPlain, begins)
      if (slip !== undefined) slips.push({ ...slip, offset: first + slip.offset })
    },
  })
  return slips
}

/** @param begins whether the words begin on a line of their own, as an item of a list would */
function markIn(words: string, isPlain: boolean, begins: boolean): Slip | undefined {
  const dash = dashIn(words, isPlain)
  const [first = ''] = words.split('\n', 1)
  const bullet = dash && isPlain && begins ? oddBullet(first) : undefined
  return bullet === undefined ? (dash ?? startIn(words)) : { message: bullet, offset: 0 }
}

/** In a text below a `>` or `|`, a line may begin with a dash, but hardly with that of another such text. */
function dashIn(words: string, isPlain: boolean): Slip | undefined {
  const dash = isPlain ? /-(?<=\n[ \t]*-) \S.*/ : /-(?<=^ *-) [>|][+-]?(?=[ \t]*(?:\r?\n|$))/m
  const found = dash.exec(words)
  if (found === null) return undefined
  const mend = isPlain ? ', and a text with such a line below >-' : ''
  const message = `found ${shortened(found[0], 40)} as part of the text above it, expected the items of a list below each other${mend}`
  return { message, offset: found.index }
}

function startIn(words: string): Slip | undefined {
  if (/^->\s/.test(words)) return { message: 'found -> before a text, expected >-', offset: 0 }
  const { 0: found, index = 0 } = /(?:- )?>[-+](?<=(?:^|\s)(?:- )?>[-+])(?=\s)/.exec(words) ?? {}
  if (found === undefined) return undefined
  return {
    message: `found ${found} within a text, expected it on the line of a name or a dash of its own`,
    offset: index,
  }
}
