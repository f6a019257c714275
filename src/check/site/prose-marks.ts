import type { Token } from 'markdown-it'
import { linesOf, markdownReader } from '../../content/markdown/markdown'
import { shortened } from '../../lib/describe'

/** Private-use characters for the start or end of an emphasis, and for characters that were escaped on purpose. */
const emphasis = '\ue000'
const asMeant = '\ue001'

/** What wrong Markdown leaves in the text. A `*` next to an emphasis is left over from `**bold*`. */
const kinds = [
  { pattern: /(?:^#|\n##)#*[^\s#][^\n]*/g, expected: 'a space between # and the heading' },
  {
    pattern: /(?<!\*)\*\*(?!\*)(?:[^*\n]*\*\*)?|\*\ue000[^\ue000]*|\ue000[^\ue000]*\ue000\*/g,
    expected: '**bold** or *italic*, with the same marks on both sides and no space within them',
  },
  {
    pattern: /(?:\[[^\][]*)?\](?:\(| \((?=https?:|mailto:|\/))[^)\s]*\)?/g,
    expected: '[text](address) with nothing between the brackets, and no space in the address',
  },
  { pattern: /\[\^[^\]\s]+\]/g, expected: 'the note in the text itself, because footnotes are not supported' },
]

/** Sets apart what was typed with a backslash or as an entity. */
const markdown = markdownReader().disable(['text_join'])

/**
 * The marks in a Markdown text that visitors would see, because something about them is wrong. Correct marks and code
 * do not count as text.
 *
 * @returns what was found and what is expected, with the line of the text, from 0
 */
export function proseMarks(text: string) {
  return linesOf(text, markdown).flatMap(({ parts, line }) => marksOf(parts.map(shown).join(''), line))
}

/** The visible text of a part. */
function shown({ type, content }: Token): string {
  if (type === 'text') return content
  if (type === 'softbreak' || type === 'hardbreak') return '\n'
  if (/^(?:em|strong)_/.test(type)) return emphasis
  return type.startsWith('link_') ? '' : asMeant
}

function marksOf(text: string, firstLine: number) {
  return kinds.flatMap(({ pattern, expected }) =>
    [...text.matchAll(pattern)].map(({ 0: typed, index }) => ({
      found: readable(typed),
      expected,
      line: firstLine + text.slice(0, index + (typed.startsWith('\n') ? 1 : 0)).split('\n').length - 1,
    })),
  )
}

/** A found text on one line, shortened to fit into a sentence. */
function readable(typed: string): string {
  return shortened(typed.replaceAll(emphasis, '').replaceAll(asMeant, '…').trim().replace(/\s+/g, ' '))
}
