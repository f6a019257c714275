import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../lib/compare'
import { firstFew } from '../lib/format-number'
import { isLeftBehind } from '../lib/left-behind'
import { InputError } from '../lib/problem'
import { hashOfFile } from '../lib/sha256'
import { isManifest } from '../pages/shard'
import type { BuiltFile } from './state'

/** The manifest: every file with its size and hash, sorted, so that a deployment can find out what changed. */
export function manifestText(files: ReadonlyMap<string, Pick<BuiltFile, 'bytes' | 'sha256'>>): string {
  const sorted = [...files].sort(([a], [b]) => compare(a, b))
  const listed = sorted.map(([path, { bytes, sha256 }]) => ({ path, bytes, sha256 }))
  return `${JSON.stringify({ files: listed }, null, 1)}\n`
}

/** The files that replacing an output folder would destroy: those that no build wrote, and those modified since. */
export async function foreignFiles(out: string, paths: readonly string[]): Promise<string[]> {
  const doubtful = paths.filter((path) => !isLeftBehind(path) && !isManifest(path))
  if (doubtful.length === 0) return []
  const written = readManifests(out)
  const foreign: string[] = []
  for (const path of doubtful) {
    const stats = lstatSync(join(out, path), { throwIfNoEntry: false })
    // Already gone, or now a folder, whose files are listed separately.
    if (stats === undefined || stats.isDirectory()) continue
    if (!stats.isFile() || (await hashOfFile(join(out, path))) !== written.get(path)) foreign.push(path)
  }
  return foreign.sort()
}

/** Reports which files would be lost, and how to keep them. */
export function wouldLose(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)}, which no build wrote, or which changed since the last build, expected no such files: keep them in templates/static, from which every build copies them, or delete them with --force`
  return InputError.at(out, message)
}

/** Reports that the output folder was modified during the build. Nothing is lost, because the old folder stays. */
export function changedMeanwhile(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)} changed during the build, expected no other changes in this folder; build again, or keep such files in templates/static, from which every build copies them`
  return InputError.at(out, message)
}

/**
 * A file as `manifestText` lists it, however the JSON is laid out; path and hash with their quotes. Files that a
 * damaged manifest still lists were written by a build.
 */
const listed = /"path":\s*("(?:[^"\\]|\\.)*"),\s*"bytes":\s*\d+,\s*"sha256":\s*("[^"\\]*")/g

/** The names of the manifests in a folder: several if the folders of several shards have been copied into it. */
export function manifestsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isManifest) : []
}

/** The hash of every file that a build wrote, by path; empty if there is no manifest, or if it lists none. */
export function readManifests(folder: string): ReadonlyMap<string, string> {
  const texts = manifestsIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const entryOf = ([, path = '', hash = '']: RegExpExecArray): [string, string] => [JSON.parse(path), JSON.parse(hash)]
  return new Map(texts.flatMap((text) => Array.from(text.matchAll(listed), entryOf)))
}
