import type { Problem } from '../../lib/problem'
import { shortened } from '../../lib/shortened'
import { conflictMark } from './conflict-mark'
import { parseJson } from './parse-json'
import { parseYaml } from './parse-yaml'
import { isJson, type Parsed } from './source'
import { lineOf, mistake, notUnicode, oldLineEnds } from './text-mistakes'

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/

/**
 * Parses the text of a YAML or JSON file, or the front matter and body of a Markdown file.
 *
 * @param again reads the text again, to locate problems; if omitted, the text is kept in memory
 */
export function parseSource(file: string, raw: string, again = () => raw): Parsed {
  const text = raw.replace(/^\uFEFF/, '')
  // A zero is what a disk leaves of a file that was being saved when the power failed, or a part of UTF-16.
  const odd = text.search(/[\uFFFD\0]/)
  if (odd !== -1) return { problems: [notUnicode(file, lineOf(text, odd))] }
  const mark = conflictMark(file, text)
  if (mark !== undefined) return { problems: [mistake(file, lineOf(text, mark.offset), mark.message)] }
  if (isJson(file)) return parseJson(file, text, again)
  if (text.includes('\r') && !text.includes('\n')) return { problems: [oldLineEnds(file)] }
  if (!file.endsWith('.md')) return parseYaml(file, text, again)
  const match = frontMatter.exec(text)
  const fields = match?.[1]
  if (match === null || fields === undefined) return { problems: [noFrontMatter(file, text)] }
  const parsed = parseYaml(file, fields, () => fields, 1)
  if ('problems' in parsed) return parsed
  const end = match[0].length
  return { source: { ...parsed.source, body: text.slice(end), bodyLine: lineOf(text, end) } }
}

/** The line that ends the fields may only look as if it did. */
function noFrontMatter(file: string, text: string): Problem {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trimEnd())
  const end = lines.findIndex((line) => /^\s*(?:--|[—–]|\.{3})/.test(line))
  const found = lines[end] ?? '---'
  if (first === '---' && found !== '---')
    return mistake(
      file,
      end + 2,
      `found ${shortened(found.trim())}, expected --- at the start of its line, to end the fields`,
    )
  return mistake(file, 1, 'found no front matter, expected the file to begin with fields between two lines of ---')
}
