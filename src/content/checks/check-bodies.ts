import { shortened } from '../../lib/describe'
import { isPlainText, unwantedSign } from '../../lib/plain-text'
import type { Problem } from '../../lib/problem'
import { strayLinks } from '../markdown/markdown-links'
import { errorOn } from '../parse/problem-at'
import type { DataReading } from '../source/read-data'

/** In characters: several times longer than any terms that people actually read. */
const longest = 100_000

/** Reports Markdown bodies, which no schema checks, that are empty or not plain text, and broken links in them. */
export function checkBodies({ sources }: DataReading): Problem[] {
  return sources.flatMap(({ source: { file, body, bodyLine = 1 } }) => {
    if (body === undefined) return []
    if (body.trim() === '')
      return [errorOn(file, bodyLine, 'found no text below the fields, expected the text of the page')]
    if (body.length > longest) {
      const message = `found a text of ${body.length} characters, expected at most ${longest}; split it into several files`
      return [{ severity: 'error' as const, file, message }]
    }
    return [...unreadable(body), ...strayLinks(body).map(strayLink)].map(([line, message]) =>
      errorOn(file, bodyLine + line, message),
    )
  })
}

/** A mistake in a text: the line, from 0, and what it is. */
type Stray = readonly [line: number, message: string]

function strayLink({ address, line }: { readonly address: string; readonly line: number }): Stray {
  const found = address === '' ? 'a link without an address' : `a link to ${shortened(address)}`
  return [line, `found ${found}, expected https://…, mailto:…, a path such as /contact, or #… for a heading`]
}

function unreadable(body: string): Stray[] {
  const lines = body.split('\n')
  const line = lines.findIndex((text) => !isPlainText(text))
  return line < 0 ? [] : [[line, `found ${unwantedSign(lines[line] ?? '')}, expected a space there, or nothing`]]
}
