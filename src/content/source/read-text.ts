import { readFileSync, statSync } from 'node:fs'
import type { TextHashes } from './text-hashes'

/** In bytes: more than ten thousand brands in one file would take. */
export const largest = 20_000_000

/** A text and its hash, or only its size in bytes if it is too large for a data file. */
type ReadText = { readonly text: string; readonly hash: string } | { readonly size: number }

/** Reads a data file, unless it is too large, and registers its hash. */
export function readText(path: string, hashes: Pick<TextHashes, 'add'>): ReadText {
  const stats = statSync(path)
  if (stats.size > largest) return { size: stats.size }
  const text = readFileSync(path, 'utf8')
  return { text, hash: hashes.add(path, stats, text) }
}
