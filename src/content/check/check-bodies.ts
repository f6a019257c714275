import type { Problem } from '../problem'
import { isPlainText } from '../rules/plain-text'
import type { DataReading } from '../source/read-data'

/** In characters: several times the longest terms that anybody reads. */
const longest = 100_000

/** Markdown texts that are no text, which no schema looks at. */
export function checkBodies({ sources }: DataReading): Problem[] {
  return sources.flatMap(({ source: { file, body, bodyLine = 1 } }) => {
    if (body === undefined) return []
    if (body.length > longest) {
      const message = `found a text of ${body.length} characters, expected at most ${longest}; split it into several files`
      return [{ severity: 'error' as const, file, message }]
    }
    const line = body.split('\n').findIndex((text) => !isPlainText(text))
    if (line < 0) return []
    const message = 'found control characters, or marks that turn the direction of text, expected text without them'
    return [{ severity: 'error' as const, file, line: bodyLine + line, message }]
  })
}
