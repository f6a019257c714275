import type { Problem } from '../problem'
import { isPlainText } from '../rules/plain-text'
import { linksIn } from '../site/markdown-links'
import { shortened } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { mistake } from '../source/text-mistakes'

/** In characters: several times the longest terms that anybody reads. */
const longest = 100_000

/** Markdown texts that are no text, which no schema looks at, and links in them that lead nowhere. */
export function checkBodies({ sources }: DataReading): Problem[] {
  return sources.flatMap(({ source: { file, body, bodyLine = 1 } }) => {
    if (body === undefined) return []
    if (body.length > longest) {
      const message = `found a text of ${body.length} characters, expected at most ${longest}; split it into several files`
      return [{ severity: 'error' as const, file, message }]
    }
    return [...unreadable(body), ...strayLinks(body)].map(({ line, message }) =>
      mistake(file, bodyLine + line, message),
    )
  })
}

/** What is wrong on a line (from 0) of a text. */
interface Stray {
  readonly line: number
  readonly message: string
}

function unreadable(body: string): Stray[] {
  const line = body.split('\n').findIndex((text) => !isPlainText(text))
  const message = 'found control characters, or marks that turn the direction of text, expected text without them'
  return line < 0 ? [] : [{ line, message }]
}

/** An address that leads somewhere from each page, and that nobody on the way can change. */
const sound = /^(?:https:\/\/[^/]|(?:mailto|tel|sms):.|\/(?![/\\])|#.)/i

/** How an address begins that may be none: taking a text apart takes long. */
const doubtful = /(?:\]\(|\]:)(?!https:\/\/[^/]|mailto:[^)]|\/[^/\\]|#[^)])|<[a-z][a-z0-9+.-]*:/i

function strayLinks(body: string): Stray[] {
  if (!doubtful.test(body)) return []
  return linksIn(body)
    .filter(({ address }) => !sound.test(address))
    .map(({ address, line }) => {
      const found = address === '' ? 'a link without an address' : `a link to ${shortened(address)}`
      const message = `found ${found}, expected https://…, mailto:…, a path such as /domains, or #… for a heading`
      return { line, message }
    })
}
