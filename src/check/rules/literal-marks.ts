import { type Entry, entriesOf } from '../../content/schema/kinds'
import { shortened } from '../../lib/describe'
import { type DataText, dataTexts } from '../site/data-texts'
import { proseMarks } from '../site/prose-marks'
import type { Found, FoundFault, Rule } from '../site/rule'

/** HTML tags and comments, which are never interpreted. */
const tags = /<\/?[a-zA-Z][a-zA-Z\d]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gs

/** A pair of Markdown marks around words: no letters directly outside, no spaces directly inside. */
const pairs =
  /(?<![\p{L}\p{N}/*_~`])(\*{1,3}|_{1,3}|~~|`{1,2})(?=[^\s*_~`])[^\n*~`]*?[^\s*_~`]\1(?![\p{L}\p{N}/*_~`])/gu
/** Other Markdown, and HTML entities. */
const marks =
  /!?\[[^\][]+\]\((?:https?:|mailto:|\/)[^()\s]*\)|<(?:https?:\/\/|mailto:)[^\s<>]+>|&(?:[a-z]{2,8}|#\d+|#x[\da-fA-F]+);|(?<=^|\n)(?:#{1,6}|>) \S[^\n]*|\\(?:[*_#`[\]]|n(?![a-z]))/g

/** A text in quotes that are part of it, and no others. */
const curled = /^[“„‟«»‘‚‛][^“”„‟«»‘‚‛]+[“”«»‘’]$/g

/** Mojibake: UTF-8 letters or quotation marks decoded in another encoding. */
const misread = /Ã[\u0080-\u00bfŸŒœŠšŽžƒˆ˜–—‘-„†-•…‰‹›€™]|Â[\u00a0-\u00bf]|â€[^\s\w]?|â‚¬/g

const asTyped = 'which visitors see as typed, expected'

/** What is wrong about the text that a pattern finds. */
interface Kind extends Pick<FoundFault, 'severity' | 'fix'> {
  readonly pattern: RegExp
  readonly words: string
  /** Whether it is looked for in prose, too. Markdown in prose is left to `markdownFaults`. */
  readonly isForProse?: boolean
}

const kinds: readonly Kind[] = [
  { pattern: tags, words: `${asTyped} plain text`, isForProse: true },
  { pattern: pairs, words: `${asTyped} plain text` },
  { pattern: marks, words: `${asTyped} plain text` },
  {
    // Mostly meant for YAML, but they may also belong to a real quotation.
    pattern: curled,
    words: 'with quotes around the whole text, which visitors see, expected none',
    severity: 'notice',
    fix: 'Remove the quotes, unless the text is a quotation',
  },
  {
    pattern: misread,
    words: 'which was decoded with the wrong character encoding, expected the character itself',
    fix: 'Type the character again, and save the file as UTF-8',
    isForProse: true,
  },
]

/** Texts in which visitors would see raw markup. */
export const literalMarksRule: Rule = {
  id: 'literal-marks',
  promise: 'no text contains tags, Markdown or wrongly decoded characters that visitors would see',
  severity: 'warning',
  fix: 'Remove the marks',
  find: (site) => [
    ...dataTexts(site).flatMap((data) => kinds.flatMap((kind) => faultsOf(data, kind))),
    ...[...entriesOf(site.data)].flatMap(markdownFaults),
  ],
}

/** A fault for each different thing that is found in a text. */
function faultsOf({ text, field, isProse, place }: DataText, { pattern, words, isForProse, ...fault }: Kind): Found[] {
  const all = isProse && !isForProse ? [] : [...new Set(text.match(pattern))]
  // Also covers the end tag.
  const isEnd = (tag: string) => tag.startsWith('</') && all.some((other) => other.startsWith(`<${tag.slice(2, -1)}`))
  return all
    .filter((found) => !isEnd(found))
    .map((found) => {
      const message = `found “${shortened(found.trim())}”, ${words}`
      return { ...place(), ...fault, message: field === '' ? message : `${field}: ${message}` }
    })
}

/** Markdown that is not parsed as such. */
function markdownFaults({ source: { file, body = '', bodyLine = 1 } }: Entry): Found[] {
  return proseMarks(body).map(({ found, expected, line }) => ({
    file,
    line: bodyLine + line,
    message: `found “${found}”, ${asTyped} ${expected}`,
    fix: 'Correct the mark, or put a \\ before it if visitors should see it',
  }))
}
