import { compare } from '../../content/rules/compare'
import type { Shard } from '../shard'

/** A file in the output folder. */
export interface PublishedFile {
  readonly path: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/**
 * Name of the file that lists what a build wrote, and so tells the next build that the folder may be replaced. Each shard
 * has one of its own: the folders of all shards can be copied into one.
 */
export function manifestName(shard?: Shard): string {
  return shard === undefined ? 'build-manifest.json' : `build-manifest-${shard.number}-of-${shard.of}.json`
}

/** Whether a file has the name of a manifest. @param path below the output folder */
export function isManifest(path: string): boolean {
  return /^build-manifest(-\d+-of-\d+)?\.json$/.test(path)
}

/** How many files are serialized at a time: the whole list of a hundred thousand pages takes 40 MB. */
const batchSize = 250

/** The manifest, in chunks: every file with its size and hash, sorted, so that a deployment can tell what changed. */
export function* manifestTexts(files: readonly PublishedFile[]): Generator<string> {
  const sorted = [...files].sort((a, b) => compare(a.path, b.path))
  const open = '{\n "files": ['
  const close = ']\n}\n'
  yield open
  for (let from = 0; from < sorted.length; from += batchSize) {
    const listed = JSON.stringify({ files: sorted.slice(from, from + batchSize) }, null, 1)
    yield `${from === 0 ? '' : ','}${listed.slice(open.length, -'\n ]\n}'.length)}`
  }
  yield sorted.length === 0 ? close : `\n ${close}`
}
