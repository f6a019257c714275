import type { CopiedFile, OutputFile } from '../lib/output-file'
import { distinctPaths, type NamedSource, placeKey } from './distinct'
import { copyPaths } from './precompress'
import type { SiteParts } from './site-parts'

/** A file of any shard, with its content if that is known already. */
export type TakenFile = NamedSource & Partial<Pick<OutputFile, 'content'> & Pick<CopiedFile, 'bytes'>>

/**
 * Detects what keeps the shards of a site from being copied into one folder: two sources of one file, and a static file
 * with the name of a compressed copy that another shard makes. Throws the InputError of the whole site.
 *
 * @returns `take` to call with every file of all shards, and `end` to call after the last one
 */
export function distinctInShards({
  precompress,
  staticFiles,
}: Pick<SiteParts, 'staticFiles'> & { readonly precompress: boolean }) {
  const check = distinctPaths()
  const named = precompress ? staticFiles.filter(({ path }) => /\.(br|gz)$/i.test(path)) : []
  const taken = new Set(named.map(({ path }) => placeKey(path)))
  const copies: NamedSource[] = []
  const take = (file: TakenFile) => {
    check(file)
    if (taken.size === 0) return
    const bytes = file.content === undefined ? file.bytes : Buffer.byteLength(file.content)
    const paths = copyPaths(file.path, bytes).filter((path) => taken.has(placeKey(path)))
    copies.push(...paths.map((path) => ({ path, source: '--precompress' })))
  }
  return { take, end: () => copies.forEach(check) }
}
