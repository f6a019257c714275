import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { jsonValue } from '../../content/json-value'
import { manifestName } from './manifest'

const manifest = z.object({ files: z.array(z.object({ path: z.string(), sha256: z.string() })) })

/** The hash of every file that the last build wrote, by path; empty if there is no valid manifest. */
export async function readManifest(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => '')
  const { files } = manifest.catch({ files: [] }).parse(jsonValue(text))
  return new Map(files.map(({ path, sha256 }) => [path, sha256]))
}
