import { compare } from '../../content/rules/compare'

/** A file in the output folder. */
export interface PublishedFile {
  readonly path: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Lists the files a build wrote. It tells the next build that the folder may be replaced. */
export const manifestName = 'build-manifest.json'

/** How many files are serialized at a time: the whole list of a hundred thousand pages takes 40 MB. */
const batchSize = 1_000

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
