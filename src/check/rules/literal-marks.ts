import { type DataText, dataTexts } from '../data-texts'
import type { Fault } from '../finding'
import type { Rule } from '../rule'

/** Tags, which are never read as such. */
const tags = /<\/?[a-zA-Z][a-zA-Z\d]*(?:\s[^<>]*)?\/?>/
/** Marks of Markdown and of HTML that only legal texts may hold. */
const marks = /\*\*\S[^*]*\*\*|\[[^\][]+\]\((?:https?:|mailto:|\/)[^()\s]*\)|&(?:[a-z]{2,8}|#\d+|#x[\da-fA-F]+);/
/** What becomes of a letter or a quotation mark in UTF-8 when it is read as another alphabet. */
const misread = /Ã[\u0080-\u00bfŸŒœŠšŽžƒˆ˜–—‘-„†-•…‰‹›€™]|Â[\u00a0-\u00bf]|â€[^\s\w]?|â‚¬/

/** Texts in which visitors would see signs that were meant to do something. */
export const literalMarksRule: Rule = {
  id: 'literal-marks',
  promise: 'no text holds tags or marks that visitors would see as they are typed, or letters of another alphabet',
  find: ({ data }) => dataTexts(data).flatMap(faultsIn),
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
