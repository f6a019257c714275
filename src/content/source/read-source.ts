import { readFileSync, statSync } from 'node:fs'
import type { Problem } from '../problem'
import type { DataCache } from './data-cache'
import type { DataFile } from './discover'
import { locator } from './locate'
import { type Parsed, parseSource } from './source'

/** In bytes: more than ten thousand brands in one file would take. */
const largest = 20_000_000

/** The kind of which there may be thousands. */
const keptKind = 'brands'

/**
 * Reads a file that has a kind, unless the record in it is known; the others are only known by their names. Many small
 * files are read faster one by one.
 */
export async function readSource(data: DataFile, cache: DataCache): Promise<Parsed | undefined> {
  const { kind, path, file } = data
  if (kind === undefined) return undefined
  const { memory } = cache
  const known = recall(data, memory?.hashes.find(path), cache)
  if (known !== undefined) return known
  const stats = statSync(path)
  if (stats.size > largest) return { problems: [tooLarge(file, stats.size)] }
  const text = readFileSync(path, 'utf8')
  const hash = memory?.hashes.add(path, stats, text)
  return recall(data, hash, cache) ?? parseSource(file, text, { again: readerOf(path), memory })
}

function tooLarge(file: string, size: number): Problem {
  const message = `found a file of ${size} bytes, expected at most ${largest}; split it, or take out what is no text`
  return { severity: 'error', file, message }
}

/** The record that a text was found to stand for, without a mistake, in an earlier run: it needs no checking either. */
function recall({ kind, path, file }: DataFile, hash: string | undefined, cache: DataCache): Parsed | undefined {
  const known = kind === keptKind && hash !== undefined ? cache.memory?.records.find(hash) : undefined
  if (known === undefined) return undefined
  cache.remember(path, 'checked', () => known)
  return { source: { file, value: known.value, lineOf: locator(readerOf(path)) } }
}

/** Keeps a record that was checked, for later runs. */
export function keepRecord({ kind, path }: DataFile, value: unknown, { memory }: DataCache): void {
  const hash = kind === keptKind ? memory?.hashes.hashOf(path) : undefined
  if (hash !== undefined) memory?.records.keep(hash, value)
}

/** Made here, where no text is that it could hold on to. */
function readerOf(path: string): () => string {
  return () => readFileSync(path, 'utf8')
}
