import { readFileSync, statSync } from 'node:fs'
import type * as z from 'zod'
import { ifPossible } from '../../lib/if-possible'
import type { Problem } from '../../lib/problem'
import { sha256 } from '../../lib/sha256'
import { settledStamp, stampOf } from '../../lib/stamp'
import { sourceOf } from '../parse/locate'
import type { Source } from '../parse/source'
import type { Content } from '../schema/kinds'
import type { DataCache, KnownFile } from './data-cache'
import type { DataFile } from './discover'
import { parseSource } from './parse-source'
import { validate } from './validate'

/** What was read: the source is undefined for a file that cannot be parsed, and the value for one that is not valid. */
interface ReadFile {
  readonly source?: Source
  readonly value?: unknown
  readonly problems: readonly Problem[]
}

/** In bytes: more than ten thousand records in one file need. */
const largest = 20_000_000

/** Reads and validates a data file, unless the cache, which gets valid ones, knows it. Faster one by one than at once. */
export function readDataFile({ path, file }: DataFile, schema: z.ZodType, cache: DataCache): ReadFile {
  const refuse = (message: string) => ({ problems: [{ severity: 'error', file, message } as const] })
  const known = cache.find(path)
  const again = () => textAgain(path)
  const keep = (valid: KnownFile): ReadFile => {
    return { source: sourceOf(file, valid, again), value: valid.value, problems: [] }
  }
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined)
    return refuse('found that this file was removed meanwhile, expected it to stay; run the command again')
  if (known?.stamp === stampOf(stats)) return keep(known)
  if (stats.size > largest) {
    return refuse(
      `found a file of ${stats.size} bytes, expected at most ${largest}; split it, or remove what is not text`,
    )
  }
  const text = readFileSync(path, 'utf8')
  const now = { stamp: settledStamp(stats), hash: sha256(text) }
  if (known?.hash === now.hash) {
    cache.add(path, { ...known, ...now })
    return keep(known)
  }
  const parsed = parseSource(file, text, again)
  if ('problems' in parsed) return parsed
  const { source } = parsed
  const checked = validate(schema, source)
  if ('problems' in checked) return { source, problems: checked.problems }
  const { body, bodyLine } = source
  cache.add(path, { ...now, value: checked.value, body, bodyLine })
  return { source, value: checked.value, problems: [] }
}

/** A file that is gone by then has an empty text: whatever reads it next reports that. */
function textAgain(path: string): string {
  return ifPossible(() => readFileSync(path, 'utf8')) ?? ''
}

/**
 * Reads data files and adds those that are valid to a cache. The problems of others are reported when they are read
 * again.
 */
export function readFiles(files: readonly DataFile[], content: Content, cache: DataCache): void {
  for (const file of files) {
    const schema = content[file.kind ?? '']?.schema
    if (schema !== undefined) readDataFile(file, schema, cache)
  }
}
