import { compare } from '../content/rules/compare'
import type { OutputFile } from './output-file'

/** A file as it stands in the output folder. */
export interface PublishedFile {
  readonly path: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** The file that says what a build wrote, and by which the next one knows the folder as its own. */
export const manifestName = 'build-manifest.json'

/** Lists every file with its bytes and hash, sorted, so that a deployment can tell what changed. */
export function manifestFile(files: readonly PublishedFile[]): OutputFile {
  const sorted = [...files].sort((a, b) => compare(a.path, b.path))
  return { path: manifestName, content: `${JSON.stringify({ files: sorted }, null, 1)}\n`, source: 'build-site' }
}
