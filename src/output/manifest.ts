import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
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
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { path: manifestName, content: `${JSON.stringify({ files: sorted }, null, 1)}\n`, source: 'build-site' }
}

const manifest = z.object({ files: z.array(z.object({ path: z.string(), sha256: z.string() })) })

/** The hash of every file that the last build wrote, by its path; empty where that cannot be known. */
export async function readManifest(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => '')
  const { files } = manifest.catch({ files: [] }).parse(parsed(text))
  return new Map(files.map(({ path, sha256 }) => [path, sha256]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
