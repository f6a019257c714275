import { createHash } from 'node:crypto'

/** One of several builds that together make a site: `number` of `of`, from 1. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/**
 * Whether a file is one of a shard's. All files of a page, its compressed copies too, belong to the same shard, and which
 * one depends on nothing but the path.
 *
 * @param path below the output folder
 * @param shard all of the site when undefined
 */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (shard === undefined) return true
  const page = path.replace(/\.(br|gz)$/, '').replace(/(\/index)?\.html$/, '')
  return createHash('sha256').update(page).digest().readUInt32BE() % shard.of === shard.number - 1
}
