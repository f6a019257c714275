import { readFileSync } from 'node:fs'
import { errorCode } from '../error-code'
import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import { noRecords } from './data-memory'
import type { DataFile } from './discover'
import { locator } from './locate'
import { largest, readText } from './read-text'
import { type FieldPath, isJson, type Parsed, parseSource, type Source } from './source'

/**
 * Reads a file that has a kind, unless its record is known; of other files only the name is used. Many small files are
 * read faster one by one.
 */
export function readSource(data: DataFile, cache: DataCache): Parsed | undefined {
  if (data.kind === undefined) return undefined
  try {
    const hash = cache.memory.hashes.find(data.path)
    return recall(data, hash && recordKey(data, hash), cache) ?? readAnew(data, cache)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    const message = 'found no such file any more, expected it to stay while the data is read; run the command again'
    return { problems: [{ severity: 'error', file: data.file, message }] }
  }
}

function readAnew(data: DataFile, cache: DataCache): Parsed {
  const { path, file } = data
  const read = readText(path, cache.memory.hashes)
  if (!('text' in read)) return { problems: [tooLarge(file, read.size)] }
  const key = recordKey(data, read.hash)
  const known = recall(data, key, cache)
  if (known !== undefined) return known
  const parsed = parseSource(file, read.text, readerOf(path))
  if ('source' in parsed && key !== undefined) parsed.source.key = key
  return parsed
}

/**
 * The record that a text was found to contain in an earlier run, without mistakes, so that it need not be validated
 * again.
 */
function recall(data: DataFile, key: string | undefined, cache: DataCache): Parsed | undefined {
  if (key === undefined) return undefined
  const { path, file } = data
  const known = cache.memory.records.find(key, data)
  if (known === undefined) return undefined
  cache.remember(path, 'checked', () => known)
  return { source: new KnownSource(file, key, known.value, path) }
}

/** A file whose record is known. A class, to make no closures for each of thousands. */
class KnownSource implements Source {
  readonly #path: string
  #lineOf: Source['lineOf'] | undefined

  constructor(
    readonly file: string,
    readonly key: string,
    public value: unknown,
    path: string,
  ) {
    this.#path = path
  }

  lineOf(path: FieldPath): number {
    this.#lineOf ??= locator(readerOf(this.#path), () => this.value)
    return this.#lineOf(path)
  }
}

/**
 * Passes a validated record to the memory, for later runs. The raw value is released, since later runs do not even read
 * it, and thousands of records would be held twice.
 */
export function tellRecord(source: Source, value: unknown, { memory: { records } }: DataCache): void {
  if (source.key === undefined || records === noRecords) return
  records.tell(source.key, value)
  source.value = value
}

/**
 * Identifies a text and how it is read: what is valid as YAML may be invalid as JSON. Undefined for a legal text, which
 * has prose besides its record.
 */
function recordKey({ kind, path }: DataFile, hash: string): string | undefined {
  return kind === 'legal' ? undefined : `${hash} ${kind} ${isJson(path) ? 'json' : 'yaml'}`
}

/** The kind of record that a key identifies. */
export function kindOf(key: string): string | undefined {
  return key.split(' ')[1]
}

/** Whether there may be thousands of records of a kind. Those of other kinds are accessed again and again. */
export function isOfMany(kind: string | undefined): boolean {
  return kind === 'brands'
}

function tooLarge(file: string, size: number): Problem {
  const message = `found a file of ${size} bytes, expected at most ${largest}; split it, or take out what is no text`
  return { severity: 'error', file, message }
}

/**
 * A separate function, so that the closure does not retain any text. A file that is gone by then has an empty one:
 * whatever reads it next reports that.
 */
function readerOf(path: string): () => string {
  return () => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
}
