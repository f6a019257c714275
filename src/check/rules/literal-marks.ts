import type { Data } from '../../content/source/data'
import type { Source } from '../../content/source/source'
import { type DataText, dataTexts } from '../data-texts'
import type { Fault } from '../finding'
import { proseMarks } from '../prose-marks'
import type { Rule } from '../rule'

/** HTML tags, which are never interpreted. */
const tags = /<\/?[a-zA-Z][a-zA-Z\d]*(?:\s[^<>]*)?\/?>/
/** Markdown and HTML entities, which only legal texts may contain; there, wrong marks are looked for. */
const marks = /\*\*\S[^*]*\*\*|\[[^\][]+\]\((?:https?:|mailto:|\/)[^()\s]*\)|&(?:[a-z]{2,8}|#\d+|#x[\da-fA-F]+);/
/** Mojibake: UTF-8 letters or quotation marks decoded in another encoding. */
const misread = /Ã[\u0080-\u00bfŸŒœŠšŽžƒˆ˜–—‘-„†-•…‰‹›€™]|Â[\u00a0-\u00bf]|â€[^\s\w]?|â‚¬/

/** Texts that would show visitors raw markup. */
export const literalMarksRule: Rule = {
  id: 'literal-marks',
  promise: 'no text holds tags or marks that visitors would see as they are typed, or letters of another alphabet',
  find: ({ data }) => [...dataTexts(data).flatMap(faultsIn), ...proses(data).flatMap(markdownFaults)],
}

function faultsIn(data: DataText): Fault[] {
  const { text, field } = data
  const typed = tags.exec(text) ?? (field === '' ? null : marks.exec(text))
  return [
    ...told(data, typed, 'which visitors see as it is typed, expected plain text', 'Take the marks out'),
    ...told(
      data,
      misread.exec(text),
      'a sign that was read in another alphabet, expected the sign itself',
      'Type the sign again, and save the file as UTF-8',
    ),
  ]
}

function told({ source, field, line }: DataText, found: RegExpExecArray | null, words: string, mend: string): Fault[] {
  if (found === null) return []
  const message = `found “${found[0]}”, ${words}`
  const named = field === '' ? message : `${field}: ${message}`
  return [{ severity: 'warning', file: source.file, line: line(), message: named, mend }]
}

function proses(data: Data): Source[] {
  return Object.values(data)
    .flat()
    .map(({ source }) => source)
    .filter(({ body }) => body !== undefined)
}

/** Markdown that is not read as such. */
function markdownFaults({ file, body = '', bodyLine = 1 }: Source): Fault[] {
  return proseMarks(body).map(({ found, expected, line }) => ({
    severity: 'warning',
    file,
    line: bodyLine + line,
    message: `found “${found}”, which visitors see as it is typed, expected ${expected}`,
    mend: 'Correct the mark, or put a \\ before it if visitors are to see it',
  }))
}
