import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from '../lib/error-code'
import { isManifest } from '../pages/manifest-name'

/** A file as `manifestText` lists it, however the JSON is laid out; path and hash with their quotes. */
const listed = /"path":\s*("(?:[^"\\]|\\.)*"),\s*"bytes":\s*\d+,\s*"sha256":\s*("[^"\\]*")/g

/** In bytes: how much is read at a time. As a whole, the manifest of two hundred thousand files would take 100 MB. */
const highWaterMark = 2 ** 18

/** In characters: longer than any file is listed in. */
const longest = 2 ** 16

/**
 * The names of the manifests in a folder: several if the folders of several shards have been copied into it.
 *
 * @throws Error of the system for a folder that cannot be read
 */
export function manifestsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(isManifest)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The hash of every file that a build wrote, by path; empty if there is no manifest, or if it lists none. */
export async function readManifests(folder: string): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>()
  for (const name of manifestsIn(folder)) await readManifest(join(folder, name), written)
  return written
}

async function readManifest(manifest: string, written: Map<string, string>): Promise<void> {
  let rest = ''
  try {
    for await (const chunk of createReadStream(manifest, { encoding: 'utf8', highWaterMark })) {
      rest += chunk
      let end = 0
      for (const { 0: text, 1: path = '', 2: hash = '', index } of rest.matchAll(listed)) {
        // Parsed, because parts of the text would keep all of it in memory.
        written.set(JSON.parse(path), JSON.parse(hash))
        end = index + text.length
      }
      rest = rest.slice(Math.max(end, rest.length - longest))
    }
  } catch {
    // It cannot be read to its end: what it lists so far was written nevertheless.
  }
}
