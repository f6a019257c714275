import type { Source } from '../../content/parse/source'
import { type Data, entriesOf } from '../../content/schema/kinds'
import { shortened } from '../../lib/describe'
import type { Fault } from '../../lib/fault'
import { type DataText, dataTexts } from '../site/data-texts'
import { proseMarks } from '../site/prose-marks'
import type { Rule } from '../site/rule'

/** HTML tags and comments, which are never interpreted. */
const tags = /<\/?[a-zA-Z][a-zA-Z\d]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gs

/** A pair of Markdown marks around words: apart from letters outside of it, and from spaces inside. */
const pairs =
  /(?<![\p{L}\p{N}/*_~`])(\*{1,3}|_{1,3}|~~|`{1,2})(?=[^\s*_~`])[^\n*~`]*?[^\s*_~`]\1(?![\p{L}\p{N}/*_~`])/gu
/** Other Markdown, and HTML entities. */
const marks =
  /!?\[[^\][]+\]\((?:https?:|mailto:|\/)[^()\s]*\)|<(?:https?:\/\/|mailto:)[^\s<>]+>|&(?:[a-z]{2,8}|#\d+|#x[\da-fA-F]+);|(?<=^|\n)(?:#{1,6}|>) \S[^\n]*|\\(?:[*_#`[\]]|n(?![a-z]))/g

/** A text in quotes that are part of it, and no others. */
const curled = /^[“„‟«»‘‚‛]([^“”„‟«»‘‚‛]+)[“”«»‘’]$/

/** Mojibake: UTF-8 letters or quotation marks decoded in another encoding. */
const misread = /Ã[\u0080-\u00bfŸŒœŠšŽžƒˆ˜–—‘-„†-•…‰‹›€™]|Â[\u00a0-\u00bf]|â€[^\s\w]?|â‚¬/g

/** Texts that would show visitors raw markup. */
export const literalMarksRule: Rule = {
  id: 'literal-marks',
  promise: 'no text contains tags, Markdown or wrongly decoded characters that visitors would see',
  find: ({ data, content }) => [...dataTexts(data, content).flatMap(faultsIn), ...proses(data).flatMap(markdownFaults)],
}

function faultsIn(data: DataText): Fault[] {
  const isProse = data.field === '' || data.isProse
  const seen = 'which visitors see as typed, expected plain text'
  return [
    ...faultsOf(data, tags, seen, 'Remove the marks'),
    // In prose, Markdown is interpreted; `markdownFaults` checks it as a whole.
    ...(isProse ? [] : [pairs, marks].flatMap((pattern) => faultsOf(data, pattern, seen, 'Remove the marks'))),
    ...(isProse ? [] : quotesAround(data)),
    ...faultsOf(
      data,
      misread,
      'which was decoded with the wrong character encoding, expected the character itself',
      'Type the character again, and save the file as UTF-8',
    ),
  ]
}

/** A fault for each different thing that a pattern finds in a text. */
function faultsOf({ text, source, field, line }: DataText, pattern: RegExp, words: string, fix: string): Fault[] {
  const all = [...new Set(text.match(pattern))]
  // With a tag goes the one that ends it.
  const isEnd = (tag: string) => tag.startsWith('</') && all.some((other) => other.startsWith(`<${tag.slice(2, -1)}`))
  return all.flatMap((found) => {
    if (isEnd(found)) return []
    const message = `found “${shortened(found.trim())}”, ${words}`
    const named = field === '' ? message : `${field}: ${message}`
    return [{ severity: 'warning', file: source.file, line: line(), message: named, fix }]
  })
}

/** Quotes around the whole of a text were mostly meant for YAML; they may also be those of somebody who is quoted. */
function quotesAround({ text, source, field, line }: DataText): Fault[] {
  if (!curled.test(text)) return []
  const message = `${field}: found quotes around the whole text, which visitors see, expected none`
  return [
    {
      severity: 'notice',
      file: source.file,
      line: line(),
      message,
      fix: 'Remove them, unless the text is a quotation',
    },
  ]
}

function proses(data: Data): Source[] {
  return Array.from(entriesOf(data), ({ source }) => source).filter(({ body }) => body !== undefined)
}

/** Markdown that is not read as such. */
function markdownFaults({ file, body = '', bodyLine = 1 }: Source): Fault[] {
  return proseMarks(body).map(({ found, expected, line }) => ({
    severity: 'warning',
    file,
    line: bodyLine + line,
    message: `found “${found}”, which visitors see as typed, expected ${expected}`,
    fix: 'Correct the mark, or put a \\ before it if visitors should see it',
  }))
}
