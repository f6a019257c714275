import { compare } from '../lib/compare'
import type { BuiltFile } from './state'

/** The manifest: every file with its size and hash, sorted, so that a deployment can tell what changed. */
export function manifestText(files: ReadonlyMap<string, Pick<BuiltFile, 'bytes' | 'sha256'>>): string {
  const sorted = [...files].sort(([a], [b]) => compare(a, b))
  const listed = sorted.map(([path, { bytes, sha256 }]) => ({ path, bytes, sha256 }))
  return `${JSON.stringify({ files: listed }, null, 1)}\n`
}
