import { expect } from 'vitest'
import type { Source } from '../../src/content/parse/source'
import { parseSource } from '../../src/content/source/parse-source'
import type { Problem } from '../../src/lib/problem'

/** What the text of a data file is parsed to. */
export function sourceOf(file: string, text: string): Source {
  const parsed = parseSource(file, text)
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.source
}

/** Why the text of a data file cannot be parsed. */
export function problemsOf(file: string, text: string): readonly Problem[] {
  const parsed = parseSource(file, text)
  return 'problems' in parsed ? parsed.problems : []
}

/** An error at a line, whose message contains these words. */
export function mistakeAt(line: number, words: string): unknown {
  return expect.objectContaining({ severity: 'error', line, message: expect.stringContaining(words) })
}
